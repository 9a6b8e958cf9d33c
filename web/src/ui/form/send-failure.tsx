import { FormMessage } from './form-message';

type SendFailureProps = {
  title: string;
  lines: readonly string[];
  /** Another way to reach us, which ends in the address. */
  otherWay: string;
  email: string;
  attempt: number;
};

/** Why a form could not be sent, what that means for what was typed, and another way to say it. */
export function SendFailure({ title, lines, otherWay, email, attempt }: SendFailureProps) {
  return (
    <FormMessage title={title} attempt={attempt}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        {otherWay} <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </FormMessage>
  );
}
