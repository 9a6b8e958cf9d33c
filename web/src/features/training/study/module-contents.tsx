import styled from 'styled-components';
import { useLanguage } from '../../../i18n/language-provider';
import { color, fontSize, media, notPrinted, radius, size, space, tapTarget } from '../../../ui/theme/theme';
import { useEffect, useState } from 'react';
import { firstInteraction } from '../../../lib/hydration/first-interaction';
import { lastSection, sectionIds, type SectionId } from './module-sections';
import { useModuleRecord } from './use-module-record';

/** A band across the upper half of the screen, where somebody reads. */
const readingBand = '-25% 0px -55% 0px';

/** The section that is being read; null until the visitor has touched the page. */
export function useCurrentSection(sections: readonly { id: SectionId }[]): SectionId | null {
  const [current, setCurrent] = useState<SectionId | null>(null);
  const joined = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    const leaving = new AbortController();
    const inBand = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute('aria-labelledby') ?? '';
          if (isIntersecting) inBand.add(id);
          else inBand.delete(id);
        }
        // The one that has just begun, where two share the band.
        setCurrent((shown) => sectionIds.findLast((id) => inBand.has(id)) ?? shown);
      },
      { rootMargin: readingBand },
    );
    void firstInteraction().then(() => {
      if (leaving.signal.aborted) return;
      for (const id of joined.split(' ')) {
        const section = document.querySelector(`section[aria-labelledby="${id}"]`);
        if (section) observer.observe(section);
      }
    });
    return () => {
      leaving.abort();
      observer.disconnect();
    };
  }, [joined]);
  return current;
}

/** Stores where somebody is in a module, to go on there another day. */
export function useRecordedSection(slug: string, section: SectionId | null): void {
  const [, change] = useModuleRecord(slug);
  useEffect(() => {
    if (section === null) return;
    change((stored) => ({ section, isRead: (stored?.isRead ?? false) || section === lastSection }));
  }, [change, section]);
}

type ContentsEntry = { id: string; title: string };

/** At the side of the text where there is room, and folded above it elsewhere. */
const Side = styled.nav`
  ${media.cramped} {
    display: none;
  }
  ${notPrinted}
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
    ${tapTarget}
    padding-inline: ${space[4]};
    font-weight: 600;
    cursor: pointer;
  }
  /* Safari’s own, and Chromium’s before 89. */
  summary::-webkit-details-marker {
    display: none;
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
  ${notPrinted}
`;

const Title = styled.p`
  margin-block-end: ${space[2]};
  font-weight: 600;
`;

const List = styled.ul`
  list-style: none;
  a {
    ${tapTarget}
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
