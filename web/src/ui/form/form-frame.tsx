import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { ErrorSummary, type FieldProblem } from './error-summary';
import { FormNote, FormStack } from './form-layout';
import { PrivacyNote } from './privacy-note';

/** Nobody should write into a form that can never be sent. */
const Form = styled.form`
  @media (scripting: none) {
    display: none;
  }
`;

type FormFrameProps = {
  /** It can be written into from the first; it can be sent once its code has come. */
  isReady: boolean;
  onSubmit: () => void;
  /** What has to be corrected, once an attempt was refused; its number brings the focus there. */
  summary: { title: string; problems: readonly FieldProblem[]; attempt: number } | undefined;
  note: string;
  privacy: ComponentProps<typeof PrivacyNote>;
  children: ReactNode;
};

/** What stands around the fields of every form. */
export function FormFrame({ isReady, onSubmit, summary, note, privacy, children }: FormFrameProps) {
  return (
    <Form
      noValidate
      aria-busy={!isReady}
      // Should a browser ever send it by itself, nothing may end up in an address.
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FormStack>
        {summary && <ErrorSummary {...summary} />}
        <FormNote>{note}</FormNote>
        {children}
        <PrivacyNote {...privacy} />
      </FormStack>
    </Form>
  );
}
