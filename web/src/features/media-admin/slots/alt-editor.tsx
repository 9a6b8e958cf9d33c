import { type BuiltInLocale, ownLanguageFirst } from '@contracts/language';
import { altSchema, type PictureSlot } from '@contracts/picture-slot';
import { useId, useState } from 'react';
import { safeParse } from 'valibot';
import { useLanguage } from '../../../i18n/language-provider';
import { Button } from '../../../ui/button';
import { TextAreaField } from '../../../ui/form/text-area-field';
import { Cluster, Stack } from '../../../ui/layout';

type Texts = Partial<Record<BuiltInLocale, string>>;

type AltEditorProps = {
  alts: PictureSlot['alts'];
  isSaving: boolean;
  onSave: (alts: Texts) => void;
  onCancel: () => void;
};

/** Edits the texts for those who do not see the picture; the user's own language comes first. */
export function AltEditor({ alts, isSaving, onSave, onCancel }: AltEditorProps) {
  const { t, message, locale: own } = useLanguage();
  const id = useId();
  const shown = ownLanguageFirst(own).filter((locale) => alts[locale] !== null);
  const [texts, setTexts] = useState<Texts>(() =>
    Object.fromEntries(shown.map((locale) => [locale, alts[locale] ?? ''])),
  );
  const [problems, setProblems] = useState<Texts>({});

  function save() {
    const results = shown.map((locale) => [locale, safeParse(altSchema, texts[locale] ?? '')] as const);
    const wrong = results.flatMap(([locale, result]) =>
      result.success ? [] : [[locale, result.issues[0].message] as const],
    );
    setProblems(Object.fromEntries(wrong));
    const [first] = wrong;
    if (first) document.getElementById(`${id}${first[0]}`)?.focus();
    else onSave(Object.fromEntries(results.flatMap(([locale, { output }]) => [[locale, output]])));
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) save();
      }}
    >
      <Stack $gap={4}>
        <p>{t('slots.alt.help')}</p>
        {shown.map((locale) => {
          const problem = problems[locale];
          return (
            <TextAreaField
              key={locale}
              id={`${id}${locale}`}
              label={t(`slots.alt.${locale}`)}
              error={problem === undefined ? undefined : message(problem)}
              value={texts[locale] ?? ''}
              onChange={(text) => setTexts((typed) => ({ ...typed, [locale]: text }))}
            />
          );
        })}
        <Cluster $gap={3}>
          <Button type="submit" aria-disabled={isSaving || undefined}>
            {t(isSaving ? 'slots.saving' : 'slots.alt.save')}
          </Button>
          <Button $variant="quiet" onClick={onCancel}>
            {t('slots.cancel')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
