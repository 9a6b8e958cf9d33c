import styled from 'styled-components';
import { useLanguage } from '../../../i18n/language-provider';
import { color, fontSize, media, radius, size, space } from '../../../ui/theme/theme';

export type ContentsEntry = { id: string; title: string };

/** At the side of the text where there is room, and folded above it elsewhere. */
const Side = styled.nav`
  ${media.cramped} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
  ${media.roomy} {
    position: sticky;
    top: calc(${size.navigation} + ${space[8]});
    padding-block: clamp(2.25rem, 5vw, 3.75rem);
  }
`;

const Folded = styled.details`
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.surfaceRaised};
  summary {
    display: flex;
    align-items: center;
    min-height: ${size.target};
    padding-inline: ${space[4]};
    font-weight: 600;
    cursor: pointer;
  }
  summary::before {
    content: '▸';
    margin-inline-end: ${space[3]};
    color: ${color.link};
  }
  &[open] summary::before {
    content: '▾';
  }
  ul {
    padding: 0 ${space[4]} ${space[3]};
  }
  ${media.roomy} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

const Title = styled.p`
  margin-block-end: ${space[2]};
  font-weight: 600;
`;

const List = styled.ul`
  list-style: none;
  a {
    display: flex;
    align-items: center;
    min-height: ${size.target};
    padding-inline-start: ${space[4]};
    border-inline-start: 2px solid ${color.hairline};
    font-size: ${fontSize.small};
    text-decoration: none;
  }
  a[aria-current] {
    border-color: ${color.accent};
    color: ${color.text};
    font-weight: 600;
  }
`;

type ModuleContentsProps = { entries: readonly ContentsEntry[]; current: string | null };

export function ModuleContents({ entries, current }: ModuleContentsProps) {
  const { t } = useLanguage();
  const list = (
    <List role="list">
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </List>
  );
  return (
    <div data-not-read>
      <Side aria-labelledby="module-contents">
        <Title id="module-contents">{t('course.contents')}</Title>
        {list}
      </Side>
      <Folded>
        <summary>{t('course.contents')}</summary>
        {list}
      </Folded>
    </div>
  );
}
