import { isTold, toldIn } from '@contracts/event-draft';
import { ownLanguageFirst } from '@contracts/language';
import styled from 'styled-components';
import { formatDate, formatNumber } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/language-provider';
import { FieldPair } from '../../../ui/form/form-layout';
import { Stack } from '../../../ui/layout';
import { Small } from '../../../ui/text';
import { color, font, fontSize, radius, space } from '../../../ui/theme/theme';
import { numberFields, typedNumber, type EventForm } from './event-form';

const Frame = styled(Stack).attrs({ as: 'section', $gap: 4 })`
  padding: ${space[5]};
  border-radius: ${radius.card};
  background: ${color.surfaceSunken};
  > h3 {
    font: 600 ${fontSize.body} / 1.4 ${font.sans};
  }
`;

const Told = styled(Stack).attrs({ as: 'article', $gap: 1 })`
  min-width: 0;
  padding-inline-start: ${space[4]};
  border-inline-start: 3px solid ${color.accent};
  overflow-wrap: anywhere;
  strong {
    font: 400 ${fontSize.lead} / 1.3 ${font.serif};
  }
  p {
    white-space: pre-line;
  }
`;

/** Repeat the timeline's words, because the preview shows both languages and a page has the texts of one. */
const countLabels = {
  en: { attendance: 'Attendance', salvations: 'Salvations', healings: 'Healings' },
  es: { attendance: 'Asistencia', salvations: 'Salvaciones', healings: 'Sanidades' },
};

export function EventPreview({ form }: { form: EventForm }) {
  const { t, locale: own } = useLanguage();
  const { date, placeIsRegionOnly, texts } = form;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : undefined;
  return (
    <Frame aria-labelledby="event-preview">
      <h3 id="event-preview">{t('eventEditor.preview')}</h3>
      {toldIn(form).length === 0 ? (
        <Small>{t('eventEditor.preview.empty')}</Small>
      ) : (
        <FieldPair>
          {ownLanguageFirst(own).map((locale) => {
            const { title, location, region, description } = texts[locale];
            if (!isTold(texts[locale])) {
              return <Small key={locale}>{t(`eventEditor.preview.missing.${locale}`)}</Small>;
            }
            const shownLocation = placeIsRegionOnly ? region : location;
            const counts = numberFields.flatMap((field) => {
              const count = typedNumber(form[field]);
              return count > 0 ? [`${countLabels[locale][field]}: ${formatNumber(locale, count)}`] : [];
            });
            return (
              <Told key={locale} lang={locale}>
                <strong lang={title === '' ? own : undefined}>{title || t('mediaAdmin.events.untitled')}</strong>
                <Small>
                  <span lang={day === undefined ? own : undefined}>
                    {day === undefined ? t('eventEditor.preview.undated') : formatDate(locale, day)}
                  </span>
                  {shownLocation && <span>{` · ${shownLocation}`}</span>}
                </Small>
                {counts.length > 0 && <Small>{counts.join(' · ')}</Small>}
                {description && <p>{description}</p>}
              </Told>
            );
          })}
        </FieldPair>
      )}
    </Frame>
  );
}
