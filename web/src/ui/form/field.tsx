import { CircleAlert } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, smallPrint, space, stacked } from '../theme/theme';

export type FieldProps = {
  id: string;
  label: string;
  help?: string | ReactElement | undefined;
  /** Translated error, shown under the control. */
  error?: string | undefined;
  required?: boolean | undefined;
};

/** The ARIA attributes that refer to help and error. */
export function controlProps({ id, help, error, required }: FieldProps) {
  const describedBy = [help && helpId(id), error && errorId(id)].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
  };
}

const helpId = (id: string) => `${id}-help`;
const errorId = (id: string) => `${id}-error`;

const Wrapper = styled.div`
  ${stacked(2)}
  min-width: 0;
`;

const Heading = styled.div`
  display: flex;
  flex-direction: column;
`;

const Control = styled(Heading)`
  gap: ${space[2]};
`;

const Label = styled.label`
  align-self: flex-start;
  font-weight: 600;
  line-height: 1.4;
`;

const Help = styled.p`
  ${smallPrint}
  line-height: 1.45;
`;

const ErrorText = styled.p`
  display: flex;
  gap: ${space[2]};
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.45;
  color: ${color.danger};
  svg {
    margin-top: 0.15em;
  }
`;

const RequiredMark = styled.span.attrs({ 'aria-hidden': true, children: '*' })`
  margin-inline-start: 0.25em;
  color: ${color.danger};
  /* A word joiner: never alone on a line. */
  &::before {
    content: '\\2060';
  }
`;

export function FieldHelp({ id, children }: { id: string; children: ReactNode }) {
  return <Help id={helpId(id)}>{children}</Help>;
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <ErrorText id={errorId(id)}>
      <CircleAlert aria-hidden size="1.15em" />
      <span>{children}</span>
    </ErrorText>
  );
}

export function Field({ id, label, help, error, required, children }: FieldProps & { children: ReactNode }) {
  return (
    <Wrapper>
      <Heading>
        <Label htmlFor={id}>
          <span>{label}</span>
          {required && <RequiredMark />}
        </Label>
        {help && <FieldHelp id={id}>{help}</FieldHelp>}
      </Heading>
      <Control>
        {children}
        {error && <FieldError id={id}>{error}</FieldError>}
      </Control>
    </Wrapper>
  );
}
