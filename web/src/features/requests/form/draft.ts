/** What was typed into a form and not yet sent. In memory alone: leaving the site leaves nothing behind. */
export type Draft<Values> = { read(): Values; keep(values: Values): void };

export function createDraft<Values>(empty: Values): Draft<Values> {
  let kept = empty;
  return {
    read: () => kept,
    keep: (values) => {
      kept = values;
    },
  };
}
