import type { HomePage } from '@contracts/home-page';
import type { Locale } from '@contracts/site-setting';
import { useLanguage } from '../../i18n/language-provider';
import { Section, Stack, IntroColumns } from '../../ui/layout';
import { ScriptureQuote } from '../../ui/scripture-quote';
import { Lead } from '../../ui/text';
import { PrayerForm } from './prayer-form';

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
      <IntroColumns>
        <Stack $gap={8} lang={lang}>
          <Stack $gap={4}>
            <h2 id="prayer-title">{prayer.title}</h2>
            <Lead>{prayer.text}</Lead>
          </Stack>
          <ScriptureQuote reference={prayer.scripture.reference} translation={t(`scripture.translation.${locale}`)}>
            {prayer.scripture.verse}
          </ScriptureQuote>
        </Stack>
        <PrayerForm contactEmail={contactEmail} />
      </IntroColumns>
    </Section>
  );
}
