import type { HomePage } from '@contracts/home-page';
import type { Locale } from '@contracts/site-setting';
import { useRef } from 'react';
import { CrisisHelp } from '../../features/crisis-help/crisis-help';
import { LazyPrayerForm } from '../../features/requests/lazy-forms';
import { useLanguage } from '../../i18n/language-provider';
import { withTranslationName } from '../../i18n/format';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { FormPlaceholder } from '../../ui/form/deferred-form';
import { Section, Stack, IntroColumns } from '../../ui/layout';
import { ScriptureQuote } from '../../ui/scripture-quote';
import { Lead } from '../../ui/text';
import { useNearViewport } from '../../ui/use-near-viewport';

/** About a screen, so that the form is ready when the visitor arrives there. */
const formMargin = '1000px';

type PrayerInvitationProps = { prayer: HomePage['prayer']; lang: Locale | undefined; contactEmail: string };

export function PrayerInvitation({ prayer, lang, contactEmail }: PrayerInvitationProps) {
  const { t } = useLanguage();
  return (
    <Section id="prayer" tabIndex={-1} aria-labelledby="prayer-title" data-surface="sand">
      <IntroColumns>
        <Stack $gap={8} lang={lang}>
          <Stack $gap={4}>
            <h2 id="prayer-title">{prayer.title}</h2>
            <Lead>{prayer.text}</Lead>
          </Stack>
          <ScriptureQuote {...withTranslationName(t, prayer.scripture)} />
        </Stack>
        <PrayerForm contactEmail={contactEmail} />
      </IntroColumns>
    </Section>
  );
}

/** At the end of a long page the form would make the first load heavier by a third, so it is added when it comes near. */
function PrayerForm({ contactEmail }: { contactEmail: string }) {
  const { t } = useLanguage();
  const container = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(container, formMargin);
  return (
    <div ref={container}>
      {isNear ? (
        <LazyPrayerForm contactEmail={contactEmail} Help={CrisisHelp} />
      ) : (
        <FormPlaceholder>
          <ButtonLink to={paths.prayer}>{t('home.prayer.write')}</ButtonLink>
        </FormPlaceholder>
      )}
    </div>
  );
}
