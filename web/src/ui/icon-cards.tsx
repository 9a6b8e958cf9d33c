import styled from 'styled-components';
import { Card, CardGrid } from './card';
import { CardIcon, type CardIconName } from './card-icon';
import { Paragraphs } from './paragraphs';

const ListItem = styled(Card)`
  height: 100%;
`;

type IconCardsProps = {
  cards: readonly { icon: CardIconName | null; title: string; text: string }[];
  columns?: 2 | 3;
  lang: string | undefined;
};

export function IconCards({ cards, columns = 2, lang }: IconCardsProps) {
  return (
    <CardGrid role="list" $columns={columns}>
      {cards.map(({ icon, title, text }) => (
        <li key={title}>
          <ListItem lang={lang}>
            <CardIcon name={icon} />
            <h3>{title}</h3>
            <Paragraphs text={text} />
          </ListItem>
        </li>
      ))}
    </CardGrid>
  );
}
