import type { CSSProperties } from 'react';
import { palette } from './theme/palette';

declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number;
  }
}

export const categoryAccents = ['lagoon', 'ochre', 'heather', 'moss', 'bluebell', 'iris'] as const;

const count = categoryAccents.length;

/**
 * Gives each category of a list an accent that follows from its name, or the next one that is free. The returned function
 * is for the `style` of a card.
 */
export function categoryStyles(categories: readonly string[]): (category: string) => CSSProperties {
  const accents = new Map<string, number>();
  for (const category of new Set(categories)) {
    let accent = Array.from(category).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % count;
    const taken = new Set(accents.values());
    while (taken.has(accent) && taken.size < count) accent = (accent + 1) % count;
    accents.set(category, accent);
  }
  return (category) => ({
    '--category': palette[categoryAccents[accents.get(category) ?? 0] ?? 'lagoon'],
    '--band': '4px',
  });
}
