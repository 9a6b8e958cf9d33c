import type { ComponentProps } from 'react';

type ScriptedFormProps = Omit<ComponentProps<'form'>, 'method' | 'noValidate' | 'onSubmit'> & { onSubmit: () => void };

/** A form that only scripts send. POST, so that a native submit never puts what was typed into an address. */
export function ScriptedForm({ onSubmit, ...form }: ScriptedFormProps) {
  return (
    <form
      {...form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}
