import type { HomePage } from '@contracts/home-page';
import type { Locale } from '@contracts/site-setting';
import type { GivingCardsContent } from '@contracts/support-page';
import { GivingCards } from '../../features/giving/giving-cards';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Section, Stack } from '../../ui/layout';
import { Reveal } from '../../ui/reveal';
import { Lead } from '../../ui/text';
import { Column, MoreLink } from './section-layout';

type SupportProps = {
  support: NonNullable<HomePage['support']>;
  lang: Locale | undefined;
  /** Null while the support page is unpublished. */
  cards: GivingCardsContent | null;
};

export function Support({ support, lang, cards }: SupportProps) {
  const { t } = useLanguage();
  return (
    <Section id="support" tabIndex={-1} aria-labelledby="support-title">
      <Column>
        <Stack lang={lang}>
          <h2 id="support-title">{support.title}</h2>
          <Lead>{support.text}</Lead>
        </Stack>
        {cards && (
          <>
            <Reveal>
              <GivingCards cards={cards} heading="h3" />
            </Reveal>
            <MoreLink to={paths.support}>{t('home.support.more')}</MoreLink>
          </>
        )}
      </Column>
    </Section>
  );
}
