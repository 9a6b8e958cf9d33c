import type { GivingCardsContent } from '@contracts/support-page';
import styled from 'styled-components';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { Card, cardTop } from '../../ui/card';
import { NewTabLink } from '../../ui/new-tab-link';
import { Paragraphs } from '../../ui/paragraphs';
import { Scene } from '../../ui/scene';
import { color, font, fontSize, media, space } from '../../ui/theme/theme';

/** Links are aligned at the bottom, however long the texts are. */
const Cards = styled.ul`
  display: grid;
  gap: ${space[6]};
  list-style: none;
  article {
    height: 100%;
  }
  article > p {
    padding-inline-start: ${space[4]};
    border-inline-start: 3px solid ${color.accent};
    font: ${fontSize.heading4} / 1.35 ${font.serif};
  }
  article > a {
    align-self: start;
    margin-block-start: auto;
    padding-inline: ${space[4]};
    font-size: 1rem;
  }
  ${media.roomy} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Place = styled(Scene)`
  ${cardTop}
`;

type GivingCardsProps = {
  cards: GivingCardsContent;
  /** The level below the heading that precedes the cards. */
  heading: 'h2' | 'h3';
};

export function GivingCards({ cards, heading: Heading }: GivingCardsProps) {
  const { locale, t } = useLanguage();
  const lang = contentLanguage(cards, locale);
  const ways = [
    {
      ...cards.pakistan,
      note: cards.bibleNote,
      url: cards.givingPakistanUrl,
      action: t('giving.pakistan'),
      scene: 'summit',
    },
    { ...cards.ecuador, note: null, url: cards.givingEcuadorUrl, action: t('giving.ecuador'), scene: 'volcano' },
    { ...cards.general, note: null, url: cards.givingGeneralUrl, action: t('giving.general'), scene: 'valley' },
  ] as const;
  return (
    <Cards role="list">
      {ways.map(({ title, text, note, url, action, scene }) => (
        <li key={action}>
          <Card>
            <Place name={scene} />
            <Heading lang={lang}>{title}</Heading>
            <Paragraphs text={text} lang={lang} />
            {note && <p lang={lang}>{note}</p>}
            {url && (
              <NewTabLink href={url} note={t('giving.newTab')}>
                {action}
              </NewTabLink>
            )}
          </Card>
        </li>
      ))}
    </Cards>
  );
}
