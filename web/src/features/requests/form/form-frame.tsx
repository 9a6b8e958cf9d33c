import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { ErrorSummary, type FieldProblem } from '../../../ui/form/error-summary';
import { FormNote, FormStack } from '../../../ui/form/form-layout';
import { PrivacyNote } from './privacy-note';
import { space } from '../../../ui/theme/theme';

/** Nobody should write into a form that can never be sent. */
const Form = styled.form`
  @media (scripting: none) {
    display: none;
  }
`;

const Notes = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
`;

type FormFrameProps = {
  /** It can be written into from the first; it can be sent once its code has come. */
  isReady: boolean;
  onSubmit: () => void;
  /** What has to be corrected, once an attempt was refused; its number brings the focus there. */
  summary: { title: string; problems: readonly FieldProblem[]; attempt: number } | undefined;
  note: string;
  /** When the team cannot keep to itself what it is told; stands above the fields, to be read before writing. */
  confidence: ComponentProps<typeof PrivacyNote>;
  /** Said to children and teenagers. */
  minors: string;
  /** How it is stored; stands below the button. */
  privacy: ComponentProps<typeof PrivacyNote>;
  children: ReactNode;
};

/** What stands around the fields of every form. */
export function FormFrame({ isReady, onSubmit, summary, note, confidence, minors, privacy, children }: FormFrameProps) {
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
        <Notes>
          <PrivacyNote {...confidence} />
          <FormNote>{minors}</FormNote>
          <FormNote>{note}</FormNote>
        </Notes>
        {children}
        <PrivacyNote {...privacy} />
      </FormStack>
    </Form>
  );
}
