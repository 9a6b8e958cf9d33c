export type SectionPosition = { id: string; /** Distance of its upper edge from the top of the window. */ top: number };

/** Below the bar: how far down a section's upper edge may be and still count as the one being read. */
export const highlightThreshold = { narrow: 150, wide: 200 } as const;

/** The last section, in the page's order, that has come up to the threshold. */
export function activeSection(sections: readonly SectionPosition[], threshold: number): string | null {
  return sections.reduce<string | null>((active, { id, top }) => (top <= threshold ? id : active), null);
}
