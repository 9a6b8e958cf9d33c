import type { SiteSetting } from '@contracts/site-setting';
import type { SupportPage } from '@contracts/support-page';
import styled from 'styled-components';
import { contentLanguage } from '../../i18n/content-language';
import { useLanguage } from '../../i18n/language-provider';
import { Card } from '../../ui/card';
import { NewTabLink } from '../../ui/new-tab-link';
import { Paragraphs } from '../../ui/paragraphs';
import { color, font, fontSize, media, space } from '../../ui/theme/theme';

const Cards = styled.ul`
  display: grid;
  gap: ${space[6]};
  list-style: none;
  ${media.roomy} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

/** The links of all cards stand in one line at the bottom, however long the texts are. */
const Frame = styled(Card)`
  height: 100%;
  > :last-child {
    margin-block-start: auto;
  }
`;

const BibleNote = styled.p`
  padding-inline-start: ${space[4]};
  border-inline-start: 3px solid ${color.accent};
  font: ${fontSize.heading4} / 1.35 ${font.serif};
`;

const Action = styled.div`
  padding-block-start: ${space[2]};
`;

type GivingCardsProps = {
  page: SupportPage;
  links: Pick<SiteSetting, 'givingPakistanUrl' | 'givingEcuadorUrl' | 'givingGeneralUrl'>;
  /** One below the heading that the cards stand under. */
  heading: 'h2' | 'h3';
};

/** Where a gift can go: two mission fields, and what nobody thinks of. */
export function GivingCards({ page, links, heading: Heading }: GivingCardsProps) {
  const { locale, t } = useLanguage();
  const cards = [
    { ...page.pakistan, note: page.bibleNote, url: links.givingPakistanUrl, action: t('giving.pakistan') },
    { ...page.ecuador, note: null, url: links.givingEcuadorUrl, action: t('giving.ecuador') },
    { ...page.general, note: null, url: links.givingGeneralUrl, action: t('giving.general') },
  ];
  return (
    <Cards role="list">
      {cards.map(({ title, text, note, url, action }) => (
        <li key={action}>
          <Frame>
            <Heading lang={contentLanguage(page, locale)}>{title}</Heading>
            <div lang={contentLanguage(page, locale)}>
              <Paragraphs text={text} />
            </div>
            {note && <BibleNote lang={contentLanguage(page, locale)}>{note}</BibleNote>}
            {url && (
              <Action>
                <NewTabLink href={url} note={t('giving.newTab')}>
                  {action}
                </NewTabLink>
              </Action>
            )}
          </Frame>
        </li>
      ))}
    </Cards>
  );
}
