import type { ReactNode } from 'react';
import { ErrorSummary, type FieldProblem } from './error-summary';
import { FormNote, FormStack } from './form-layout';

type FormFrameProps = {
  /** What is typed before the form can keep it would be lost: until then its fields are disabled. */
  isReady: boolean;
  onSubmit: () => void;
  /** What has to be corrected, once an attempt was refused; its number brings the focus there. */
  summary: { title: string; problems: readonly FieldProblem[]; attempt: number } | undefined;
  note: string;
  children: ReactNode;
};

/** What stands around the fields of every form. */
export function FormFrame({ isReady, onSubmit, summary, note, children }: FormFrameProps) {
  return (
    <form
      noValidate
      // Should a browser ever send it by itself, nothing may end up in an address.
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <fieldset disabled={!isReady}>
        <FormStack>
          {summary && <ErrorSummary {...summary} />}
          <FormNote>{note}</FormNote>
          {children}
        </FormStack>
      </fieldset>
    </form>
  );
}
