import { captionSchema, type Captions } from '@contracts/event-media';
import { builtInLocale, type BuiltInLocale, builtInLocales, ownLanguageFirst } from '@contracts/language';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { safeParse } from 'valibot';
import { useLanguage } from '../../../i18n/language-provider';
import { Button } from '../../../ui/button';
import { controlStyle } from '../../../ui/form/control-style';
import { controlProps, Field } from '../../../ui/form/field';
import { Cluster, Stack } from '../../../ui/layout';
import { SessionEnded } from '../../../lib/panel-session/session';

const Text = styled.textarea`
  ${controlStyle}
  min-height: 4.5rem;
  max-height: 16rem;
  resize: vertical;
  field-sizing: content;
`;

type CaptionEditorProps = {
  name: string;
  captions: Captions;
  onSave: (captions: Captions) => Promise<void>;
  onClose: () => void;
};

type Problem = { key: string; locale: BuiltInLocale };

/** The input stays until it is saved or cancelled. The user's own language comes first. */
export function CaptionEditor({ name, captions, onSave, onClose }: CaptionEditorProps) {
  const { t, message, locale: own } = useLanguage();
  const id = useId();
  const [texts, setTexts] = useState(captions);
  const [problem, setProblem] = useState<Problem>();
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const order = ownLanguageFirst(own);

  const focus = (place: number) => form.current?.querySelectorAll('textarea')[place]?.focus();

  useEffect(() => {
    const [field] = form.current?.querySelectorAll('textarea') ?? [];
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);

  function refuse(key: string, locale: BuiltInLocale) {
    setProblem({ key, locale });
    focus(order.indexOf(locale));
  }

  async function save() {
    const checked = { ...captions };
    for (const locale of order) {
      const result = safeParse(captionSchema, texts[locale]);
      if (!result.success) {
        refuse(result.issues[0].message, locale);
        return;
      }
      checked[locale] = result.output;
    }
    setProblem(undefined);
    if (builtInLocales.every((locale) => checked[locale] === captions[locale])) {
      onClose();
      return;
    }
    setSaving(true);
    try {
      await onSave(checked);
      onClose();
    } catch (error) {
      setSaving(false);
      if (error instanceof SessionEnded) return;
      refuse('mediaAdmin.caption.failed', builtInLocale(own));
    }
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) void save();
      }}
    >
      <Stack $gap={3}>
        {order.map((locale) => {
          const field = {
            id: `${id}caption-${locale}`,
            label: t(`mediaAdmin.caption.label.${locale}`, { name }),
            error: problem?.locale === locale ? message(problem.key) : undefined,
          };
          return (
            <Field key={locale} {...field}>
              <Text
                {...controlProps(field)}
                lang={locale === own ? undefined : locale}
                rows={2}
                enterKeyHint="done"
                readOnly={isSaving}
                value={texts[locale]}
                onChange={({ target: { value } }) => setTexts((typed) => ({ ...typed, [locale]: value }))}
                onKeyDown={(event) => {
                  if (event.key === 'Escape') {
                    event.stopPropagation();
                    onClose();
                  } else if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
                    event.preventDefault();
                    event.currentTarget.form?.requestSubmit();
                  }
                }}
              />
            </Field>
          );
        })}
        <Cluster $gap={3}>
          <Button type="submit" aria-disabled={isSaving || undefined}>
            {isSaving ? t('mediaAdmin.caption.saving') : t('mediaAdmin.caption.save')}
          </Button>
          <Button $variant="quiet" onClick={onClose}>
            {t('mediaAdmin.caption.cancel')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
