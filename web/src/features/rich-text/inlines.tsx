import type { Inline } from '@contracts/rich-text';
import { Link } from '../../ui/link';

export function Inlines({ content }: { content: readonly Inline[] }) {
  return content.map((inline, index) => <InlineView key={index} inline={inline} />);
}

function InlineView({ inline }: { inline: Inline }) {
  switch (inline.type) {
    case 'text':
      return <span>{inline.text}</span>;
    case 'break':
      return <br />;
    case 'strong':
      return (
        <strong>
          <Inlines content={inline.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Inlines content={inline.children} />
        </em>
      );
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
