import type { Block, HeadingLevel, RichText as Body, Inline } from '@contracts/rich-text';
import type { Locale } from '@contracts/site-setting';
import { Fragment } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { translationName } from '../../i18n/format';
import { FramedPicture } from '../../ui/framed-picture';
import { ScriptureQuote } from '../../ui/scripture-quote';
import { color, media, size, smallPrint, space } from '../../ui/theme/theme';
import { column, Stack } from '../../ui/layout';
import { Link } from '../../ui/link';

function Inlines({ content }: { content: readonly Inline[] }) {
  return content.map((inline, index) => <InlineView key={index} inline={inline} />);
}

function InlineView({ inline }: { inline: Inline }) {
  switch (inline.type) {
    case 'text':
      return <span>{inline.text}</span>;
    case 'break':
      return <br />;
    case 'strong':
    case 'emphasis': {
      const Mark = inline.type === 'strong' ? 'strong' : 'em';
      return (
        <Mark>
          <Inlines content={inline.children} />
        </Mark>
      );
    }
    case 'link': {
      const content = <Inlines content={inline.children} />;
      return inline.href.startsWith('/') ? (
        <Link to={inline.href}>{content}</Link>
      ) : (
        <a href={inline.href}>{content}</a>
      );
    }
  }
}

const Flow = styled(Stack)`
  max-width: ${size.measure};
  h2,
  h3,
  h4,
  h5 {
    padding-block-start: ${space[6]};
  }
  h2 + h3,
  h3 + h4,
  h4 + h5 {
    padding-block-start: 0;
  }
  > figure {
    padding-block: ${space[1]};
    margin-block: ${space[4]};
  }
  ul,
  ol {
    ${column(space[3])}
    padding-inline-start: 1.4em;
  }
  li::marker {
    color: ${color.link};
    font-variant-numeric: tabular-nums;
  }
  blockquote > p {
    color: ${color.textMuted};
  }
  ${media.print} {
    display: block;
    max-width: none;
    > * + * {
      margin-top: 0.6rem;
    }
    > figure {
      padding-block: 0;
      margin-block: 0.8rem;
    }
    h2,
    h3,
    h4,
    h5 {
      padding-block-start: 0.4rem;
    }
  }
`;

const Quote = styled(Stack)`
  padding-inline-start: ${space[5]};
  border-inline-start: 3px solid ${color.hairline};
`;

/** Its box has the picture's own proportions, so that nothing moves when it comes. */
const Figure = styled(Stack)`
  figcaption {
    ${smallPrint}
  }
  ${media.print} {
    break-inside: avoid;
  }
`;

/** Set where a passage is quoted in the other language's translation. */
function languageOfPassage(translation: string | null, locale: Locale): Locale | undefined {
  const language = translation === 'WEB' ? 'en' : translation === 'RV1909' ? 'es' : locale;
  return language === locale ? undefined : language;
}

/** The page's title is the h1, so the text's highest heading becomes an h2. */
const headingTags = ['h2', 'h3', 'h4', 'h5'] as const;

type RichTextProps = {
  body: Body;
  locale: Locale;
  /** Omits a leading level-1 heading, which the page shows as its title. */
  skipsTitle?: boolean;
};

export function RichText({ body, locale, skipsTitle = false }: RichTextProps) {
  const blocks = skipsTitle ? withoutTitle(body) : body;
  return (
    <Flow $gap={5}>
      <Blocks blocks={blocks} highest={Math.min(...headingLevels(blocks))} locale={locale} />
    </Flow>
  );
}

export function withoutTitle(body: Body): Body {
  const [first, ...rest] = body;
  return first?.type === 'heading' && first.level === 1 ? rest : body;
}

/** The level of every heading, including those in quotes and lists. */
function headingLevels(blocks: readonly Block[]): HeadingLevel[] {
  return blocks.flatMap((block) => {
    if (block.type === 'heading') return [block.level];
    if (block.type === 'quote') return headingLevels(block.blocks);
    return block.type === 'list' ? block.items.flatMap((item) => headingLevels(item.blocks ?? [])) : [];
  });
}

type BlockContext = {
  /** The level of the text's highest heading. */
  highest: number;
  locale: Locale;
};

function Blocks({ blocks, ...context }: BlockContext & { blocks: readonly Block[] }) {
  // The text is static, so an index is a stable key.
  return blocks.map((block, index) => <BlockView key={index} block={block} {...context} />);
}

function BlockView({ block, highest, locale }: BlockContext & { block: Block }) {
  const { t } = useLanguage();
  switch (block.type) {
    case 'heading': {
      const Heading = headingTags[block.level - highest] ?? 'h5';
      return (
        <Heading id={block.id}>
          <Inlines content={block.children} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Inlines content={block.children} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map(({ title, children, blocks }, index) => (
            <li key={index}>
              {title ? (
                <Fragment>
                  <strong>{`${title}:`}</strong>{' '}
                </Fragment>
              ) : null}
              <Inlines content={children} />
              {blocks ? <Blocks blocks={blocks} highest={highest} locale={locale} /> : null}
            </li>
          ))}
        </List>
      );
    }
    case 'scripture':
      return (
        <ScriptureQuote
          verse={<Inlines content={block.children} />}
          reference={block.reference}
          translation={translationName(t, block.translation)}
          lang={languageOfPassage(block.translation, locale)}
        />
      );
    case 'picture':
      return (
        <Figure as="figure" $gap={2}>
          <FramedPicture
            source={block.image}
            alt={block.alt}
            sizes={`(min-width: 48rem) ${size.measure}, 100vw`}
            ratio={block.image ? `${block.image.width} / ${block.image.height}` : '3 / 2'}
          />
          {block.caption ? <figcaption>{block.caption}</figcaption> : null}
        </Figure>
      );
    case 'quote':
      return (
        <Quote as="blockquote">
          <Blocks blocks={block.blocks} highest={highest} locale={locale} />
        </Quote>
      );
  }
}
