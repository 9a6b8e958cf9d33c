import { RefreshCw } from 'lucide-react';
import type { Ref } from 'react';
import styled from 'styled-components';
import { Button } from '../../../ui/button';
import { color, font, fontSize, radius, size, space } from '../../../ui/theme/theme';
import { Tooltip } from '../../../ui/tooltip';
import { controlProps, Field, type FieldProps } from '../../../ui/form/field';
import { Input } from '../../../ui/form/text-field';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
`;

/** Sized for the widest problem, to avoid a layout shift. */
const Problem = styled.span`
  min-width: 5.25em;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.control};
  background: ${color.surfaceSunken};
  font: ${fontSize.lead} / 1.3 ${font.serif};
  font-variant-numeric: lining-nums tabular-nums;
  text-align: center;
  white-space: nowrap;
`;

const Answer = styled(Input)`
  width: 5.5rem;
`;

const Refresh = styled(Button)`
  width: ${size.target};
  padding: 0;
  &:disabled {
    opacity: 1;
    cursor: progress;
  }
`;

type HumanCheckFieldProps = Omit<FieldProps, 'required'> & {
  name: string;
  /** The sum to solve; absent until the browser has made one. */
  problem: { first: number; second: number } | undefined;
  refreshLabel: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  onRefresh: () => void;
  ref?: Ref<HTMLInputElement> | undefined;
};

export function HumanCheckField(props: HumanCheckFieldProps) {
  const { id, label, help, error, problem, refreshLabel, onChange, onRefresh, ref, ...input } = props;
  const field = { id, label, help, error, required: true };
  const { 'aria-describedby': describedBy, ...control } = controlProps(field);
  return (
    <Field {...field}>
      <Row>
        <Problem id={`${id}-problem`}>{problem ? `${problem.first} + ${problem.second} =` : '… + … ='}</Problem>
        <Answer
          {...input}
          {...control}
          ref={ref}
          aria-describedby={[`${id}-problem`, describedBy].filter(Boolean).join(' ')}
          inputMode="numeric"
          disabled={!problem}
          autoComplete="off"
          enterKeyHint="send"
          maxLength={4}
          onChange={(event) => onChange(event.target.value)}
        />
        <Tooltip text={refreshLabel}>
          <Refresh $variant="quiet" aria-label={refreshLabel} disabled={!problem} onClick={onRefresh}>
            <RefreshCw aria-hidden size="1.15em" />
          </Refresh>
        </Tooltip>
      </Row>
    </Field>
  );
}
