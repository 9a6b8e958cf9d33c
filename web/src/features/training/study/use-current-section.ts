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
