import type { EventTexts } from '@contracts/event-draft';
import type { BuiltInLocale } from '@contracts/language';
import styled from 'styled-components';
import { useLanguage } from '../../../i18n/language-provider';
import { TextAreaField } from '../../../ui/form/text-area-field';
import { TextField } from '../../../ui/form/text-field';
import { color, radius, space } from '../../../ui/theme/theme';

export const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-width: 0;
  padding: ${space[5]};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};
  legend {
    float: inline-start;
    width: 100%;
    padding: 0;
    font-weight: 600;
  }
`;

type LanguageFieldsProps = {
  locale: BuiltInLocale;
  texts: EventTexts;
  regionOnly: boolean;
  fieldId: (path: string) => string;
  problem: (path: string) => string | undefined;
  onChange: (texts: EventTexts) => void;
};

export function LanguageFields({ locale, texts, regionOnly, fieldId, problem, onChange }: LanguageFieldsProps) {
  const { t } = useLanguage();
  const field = (name: keyof EventTexts) => ({
    id: fieldId(`texts.${locale}.${name}`),
    error: problem(`texts.${locale}.${name}`),
    value: texts[name],
    onChange: (text: string) => onChange({ ...texts, [name]: text }),
    autoComplete: 'off',
  });
  return (
    <Group>
      <legend>{t(`eventEditor.in.${locale}`)}</legend>
      <TextField {...field('title')} label={t(`eventEditor.title.${locale}`)} lang={locale} />
      <TextField
        {...field('location')}
        label={t(`eventEditor.location.${locale}`)}
        help={regionOnly ? t('eventEditor.location.help') : undefined}
        lang={locale}
      />
      {(regionOnly || texts.region !== '') && (
        <TextField
          {...field('region')}
          label={t(`eventEditor.region.${locale}`)}
          help={regionOnly ? t('eventEditor.region.help') : undefined}
          lang={locale}
        />
      )}
      <TextAreaField {...field('description')} label={t(`eventEditor.description.${locale}`)} />
    </Group>
  );
}
