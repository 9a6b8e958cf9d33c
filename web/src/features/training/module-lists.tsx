import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { Stack } from '../../ui/layout';
import { color, font, fontSize, framed, media, size, space } from '../../ui/theme/theme';

const List = styled(Stack)`
  max-width: ${size.measure};
  list-style: none;
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space[4]};
  }
  ${media.print} {
    --gap: 3pt;
    max-width: none;
    li {
      gap: 7pt;
      break-inside: avoid;
    }
    svg {
      width: 9pt;
      height: 9pt;
    }
  }
`;

const Numeral = styled.span`
  min-width: 1.2em;
  font: ${fontSize.heading3} / 1.1 ${font.serif};
  color: ${color.link};
  font-variant-numeric: lining-nums;
  ${media.print} {
    font-size: ${fontSize.body};
    line-height: inherit;
  }
`;

const leadIn = /^\*\*(.+?)\*\*\s*/;

/** A line may begin with a bold lead-in, written as in the articles: `**Ask first.** Then knock.` */
export function Line({ text }: { text: string }) {
  const [marked = '', lead] = leadIn.exec(text) ?? [];
  if (lead === undefined) return <span>{text}</span>;
  return (
    <span>
      <strong>{lead}</strong> <span>{text.slice(marked.length)}</span>
    </span>
  );
}

/** A numbered list with large decorative numbers. */
export function Principles({ items }: { items: readonly string[] }) {
  return (
    <List as="ol" role="list">
      {items.map((item, index) => (
        <li key={index}>
          <Numeral aria-hidden>{index + 1}</Numeral>
          <Line text={item} />
        </li>
      ))}
    </List>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space[5]};
  ${media.wide} {
    grid-template-columns: 1fr 1fr;
  }
  /* Floats, because Firefox breaks no row of a grid: it would leave half a sheet empty. */
  ${media.print} {
    display: flow-root;
  }
`;

const Column = styled(Stack)<{ $tone: 'success' | 'danger' }>`
  padding: clamp(1.25rem, 3vw, 1.75rem);
  ${framed}
  border-top: 3px solid ${({ $tone }) => color[$tone]};
  svg {
    margin-top: 0.25em;
    color: ${({ $tone }) => color[$tone]};
  }
  ${media.print} {
    --gap: 3pt;
    float: left;
    float: inline-start;
    width: calc(50% - 9pt);
    padding: 0;
    border: 0;
    & + & {
      float: right;
      float: inline-end;
    }
  }
`;

type BestPracticesProps = { dos: readonly string[]; donts: readonly string[]; lang: string | undefined };

export function BestPractices({ dos, donts, lang }: BestPracticesProps) {
  const { t } = useLanguage();
  return (
    <Columns>
      <Column as="section" $gap={5} $tone="success" aria-labelledby="module-dos">
        <h3 id="module-dos">{t('training.dos')}</h3>
        <Marked lang={lang} items={dos} mark={<Check size={20} strokeWidth={2.5} aria-hidden />} />
      </Column>
      <Column as="section" $gap={5} $tone="danger" aria-labelledby="module-donts">
        <h3 id="module-donts">{t('training.donts')}</h3>
        <Marked lang={lang} items={donts} mark={<X size={20} strokeWidth={2.5} aria-hidden />} />
      </Column>
    </Columns>
  );
}

type MarkedProps = { items: readonly string[]; mark: ReactNode; lang: string | undefined };

function Marked({ items, mark, lang }: MarkedProps) {
  return (
    <List as="ul" role="list" lang={lang}>
      {items.map((item, index) => (
        <li key={index}>
          {mark}
          <Line text={item} />
        </li>
      ))}
    </List>
  );
}
