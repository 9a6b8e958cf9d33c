import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from './card';
import { CardIcon, type CardIconName } from './card-icon';
import { Paragraphs } from './paragraphs';

const ListItem = styled(Card)`
  height: 100%;
`;

type IconCardProps = {
  icon: CardIconName | null;
  title: string;
  text: string;
  lang?: string | undefined;
  /** A passage or a link, below the text. */
  children?: ReactNode;
};

/** Must be inside an `<li>` of a `CardGrid`. */
export function IconCard({ icon, title, text, lang, children }: IconCardProps) {
  return (
    <ListItem lang={lang}>
      <CardIcon name={icon} />
      <h3>{title}</h3>
      <Paragraphs text={text} />
      {children}
    </ListItem>
  );
}
