import { type BuiltInLocale, ownLanguageFirst } from '@contracts/language';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { type GenericSchema, safeParse } from 'valibot';
import { useLanguage } from '../../i18n/language-provider';
import { SessionEnded } from '../../lib/panel-session/session';
import { Button } from '../../ui/button';
import { TextAreaField } from '../../ui/form/text-area-field';
import { Cluster, Stack } from '../../ui/layout';

const Form = styled.form`
  textarea {
    min-height: 4.5rem;
  }
`;

export type Texts = Partial<Record<BuiltInLocale, string>>;

type TextsEditorProps = {
  /** The texts by the languages that have one. */
  texts: Texts;
  /** What was typed before and is not saved. */
  unsaved?: Texts | undefined;
  onType?: (texts: Texts) => void;
  labels: Record<BuiltInLocale, string>;
  help?: string;
  schema: GenericSchema<string, string>;
  onSave: (texts: Texts) => Promise<void>;
  onClose: () => void;
  closeLabel?: string | undefined;
};

/** Edits a short text in both languages, the user's own first. What is written stays until it is saved or cancelled. */
export function TextsEditor(props: TextsEditorProps) {
  const { texts, unsaved, onType, labels, help, schema, onSave, onClose, closeLabel } = props;
  const { t, message, locale: own } = useLanguage();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isRestored] = useState(unsaved !== undefined);
  const [typed, setTyped] = useState(unsaved ?? texts);
  const [problems, setProblems] = useState<Texts>({});
  const [isSaving, setSaving] = useState(false);
  const languages = ownLanguageFirst(own).filter((locale) => texts[locale] !== undefined);

  useEffect(() => {
    // Nobody has just opened it.
    if (isRestored) return;
    const [field] = form.current?.querySelectorAll('textarea') ?? [];
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [isRestored]);

  function refuse(wrong: Texts) {
    setProblems(wrong);
    const first = languages.find((locale) => wrong[locale] !== undefined);
    if (first) document.getElementById(`${id}${first}`)?.focus();
  }

  async function save(event: SyntheticEvent) {
    event.preventDefault();
    if (isSaving) return;
    const results = languages.map((locale) => [locale, safeParse(schema, typed[locale] ?? '')] as const);
    const wrong = results.flatMap(([locale, { issues }]) => (issues ? [[locale, issues[0].message] as const] : []));
    refuse(Object.fromEntries(wrong));
    if (wrong.length > 0) return;
    setSaving(true);
    try {
      await onSave(Object.fromEntries(results.map(([locale, { output }]) => [locale, output])));
    } catch (error) {
      const [first] = languages;
      if (first && !(error instanceof SessionEnded)) refuse({ [first]: 'mediaAdmin.caption.failed' });
    } finally {
      setSaving(false);
    }
  }

  function press(event: KeyboardEvent) {
    if (!(event.target instanceof HTMLTextAreaElement)) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      form.current?.requestSubmit();
    }
  }

  return (
    <Form ref={form} onSubmit={(event) => void save(event)} onKeyDown={press}>
      <Stack $gap={3}>
        {help !== undefined && <p>{help}</p>}
        {languages.map((locale) => (
          <TextAreaField
            key={locale}
            id={`${id}${locale}`}
            label={labels[locale]}
            error={problems[locale] && message(problems[locale])}
            lang={locale === own ? undefined : locale}
            enterKeyHint="done"
            readOnly={isSaving}
            value={typed[locale] ?? ''}
            onChange={(text) => {
              const next = { ...typed, [locale]: text };
              setTyped(next);
              onType?.(next);
            }}
          />
        ))}
        <Cluster $gap={3}>
          <Button type="submit" aria-disabled={isSaving || undefined}>
            {t(isSaving ? 'mediaAdmin.saving' : 'mediaAdmin.caption.save')}
          </Button>
          <Button $variant="quiet" onClick={onClose}>
            {closeLabel ?? t('words.cancel')}
          </Button>
        </Cluster>
      </Stack>
    </Form>
  );
}
