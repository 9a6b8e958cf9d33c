import type { RevivalEvent } from '@contracts/revival-event';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those that have every word of the query in their title, place or date; accents and capitals make no difference. */
export function matchingEvents(events: readonly RevivalEvent[], query: string): readonly RevivalEvent[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return events;
  return events.filter(({ title, location, date }) => {
    const text = plain(`${title} ${location} ${date}`);
    return words.every((word) => text.includes(word));
  });
}
