import { useState } from 'react';
import type { Draft } from './draft';

type WrittenDraft<Values> = {
  values: Values;
  change: <F extends keyof Values>(field: F, value: Values[F]) => void;
};

/** A form that is written into before the code that checks and sends it has come, and that begins with the draft. */
export function useDraft<Values extends object>(draft: Draft<Values>): WrittenDraft<Values> {
  const [values, setValues] = useState(() => draft.read());
  return {
    values,
    change: (field, value) => {
      draft.keep({ ...draft.read(), [field]: value });
      setValues(draft.read());
    },
  };
}
