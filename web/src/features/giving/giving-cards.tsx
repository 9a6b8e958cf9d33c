import { isExampleAddress } from '@contracts/address';
import type { GivingCardsContent } from '@contracts/support-page';
import styled from 'styled-components';
import { contentLanguage } from '../../i18n/format';
import { englishGiving } from '../../i18n/en/giving';
import { spanishGiving } from '../../i18n/es/giving';
import { useLanguage, withTexts } from '../../i18n/language-provider';
import { Card } from '../../ui/card';
import { CardPhoto } from '../../ui/cover';
import { Stack } from '../../ui/layout';
import { NewTabLink } from '../../ui/new-tab-link';
import { Paragraphs } from '../../ui/paragraphs';
import { Badge, Remark } from '../../ui/text';
import { color, columnsFrom, font, fontSize, space } from '../../ui/theme/theme';
import ecuador from './ecuador.webp';
import general from './general.webp';
import pakistan from './pakistan.webp';

/** Links are aligned at the bottom, however long the texts are. */
const Cards = styled.ul<{ $count: number }>`
  display: grid;
  max-width: ${({ $count }) => `calc(${$count} * 28rem)`};
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
  ${({ $count }) => columnsFrom('roomy', `repeat(${$count}, 1fr)`)}
`;

type GivingCardsProps = {
  cards: GivingCardsContent;
  /** The level below the heading that precedes the cards. */
  heading: 'h2' | 'h3';
};

export const GivingCards = withTexts({ en: englishGiving, es: spanishGiving }, Ways);

function Ways({ cards, heading: Heading }: GivingCardsProps) {
  const { locale, t } = useLanguage();
  const lang = contentLanguage(cards, locale);
  const { bibleNote, givingPakistanUrl, givingEcuadorUrl, givingGeneralUrl } = cards;
  const ways = [
    { ...cards.pakistan, note: bibleNote, url: givingPakistanUrl, action: t('giving.pakistan'), picture: pakistan },
    { ...cards.ecuador, note: null, url: givingEcuadorUrl, action: t('giving.ecuador'), picture: ecuador },
    { ...cards.general, note: null, url: givingGeneralUrl, action: t('giving.general'), picture: general },
  ].filter(({ url }) => url || cards.isGivingOff);
  const list = (
    <Cards role="list" $count={ways.length}>
      {ways.map(({ title, text, note, url, action, picture }) => (
        <li key={action}>
          <Card>
            <CardPhoto image={{ url: picture, width: 720, height: 405, formats: [] }} />
            <Heading lang={lang}>{title}</Heading>
            <Paragraphs text={text} lang={lang} />
            {note && <p lang={lang}>{note}</p>}
            {url && (
              <NewTabLink href={url} note={t('words.newTab')}>
                <span>{action}</span> {isExampleAddress(url) && <Badge>{t('giving.example')}</Badge>}
              </NewTabLink>
            )}
          </Card>
        </li>
      ))}
    </Cards>
  );
  if (!cards.isGivingOff) return list;
  return (
    <Stack $gap={6}>
      <Remark>{t('giving.off')}</Remark>
      {list}
    </Stack>
  );
}
