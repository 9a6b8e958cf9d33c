import styled from 'styled-components';
import { Button } from '../../../ui/button';
import { media, space } from '../../../ui/theme/theme';
import { FormMessage } from '../../../ui/form/form-message';

/** Quiet, for the button of the form does the same as the first. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  padding-block: ${space[2]};
  > * {
    ${media.narrow} {
      flex: 1 1 auto;
    }
  }
  [aria-disabled='true'] {
    cursor: progress;
    opacity: 0.6;
  }
`;

type Resending = {
  status: string;
  /** While it is to be sent by itself. */
  ways: { isTrying: boolean; now: string; stop: string; onNow: () => void; onStop: () => void } | undefined;
};

type SendFailureProps = {
  title: string;
  lines: readonly string[];
  /** Whether it will be sent by itself. */
  resending: Resending | undefined;
  /** Another way to reach us, which ends in the address. */
  otherWay: string;
  email: string;
  /** 0 where the form found the failure when it came. */
  attempt: number;
};

/** Why a form could not be sent, what that means for what was typed, and another way to say it. */
export function SendFailure({ title, lines, resending, otherWay, email, attempt }: SendFailureProps) {
  const ways = resending?.ways;
  return (
    <FormMessage title={title} attempt={attempt} takesFocus={attempt > 0}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {resending && <p role="status">{resending.status}</p>}
      {ways && (
        <Ways>
          <Button $variant="quiet" onClick={ways.onNow} aria-disabled={ways.isTrying}>
            {ways.now}
          </Button>
          <Button $variant="quiet" onClick={ways.onStop}>
            {ways.stop}
          </Button>
        </Ways>
      )}
      <p>
        {otherWay} <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </FormMessage>
  );
}
