import type { HomePage } from '@contracts/home-page';
import type { Locale } from '@contracts/site-setting';
import styled from 'styled-components';
import { PrayerRequest } from '../../features/prayer-request/prayer-request';
import { useLanguage } from '../../i18n/language-provider';
import { Container, Section, Stack } from '../../ui/layout';
import { ScriptureQuote } from '../../ui/scripture-quote';
import { Lead } from '../../ui/text';
import { media, space } from '../../ui/theme/theme';

const Columns = styled(Container)`
  display: grid;
  gap: ${space[12]} clamp(2.5rem, 6vw, 5rem);
  align-items: start;
  ${media.roomy} {
    grid-template-columns: 5fr 7fr;
  }
`;

type PrayerInvitationProps = {
  prayer: HomePage['prayer'];
  locale: Locale;
  lang: Locale | undefined;
  contactEmail: string;
};

export function PrayerInvitation({ prayer, locale, lang, contactEmail }: PrayerInvitationProps) {
  const { t } = useLanguage();
  return (
    <Section id="prayer" tabIndex={-1} aria-labelledby="prayer-title" data-surface="sand">
      <Columns>
        <Stack $gap={8} lang={lang}>
          <Stack $gap={4}>
            <h2 id="prayer-title">{prayer.title}</h2>
            <Lead>{prayer.text}</Lead>
          </Stack>
          <ScriptureQuote reference={prayer.scripture.reference} translation={t(`scripture.translation.${locale}`)}>
            {prayer.scripture.verse}
          </ScriptureQuote>
        </Stack>
        <PrayerRequest contactEmail={contactEmail} />
      </Columns>
    </Section>
  );
}
