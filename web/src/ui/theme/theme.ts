/** Custom properties declared in `global-style.ts`, so that a surface can change the colours inside it. */
export const color = {
  surface: 'var(--surface)',
  surfaceRaised: 'var(--surface-raised)',
  surfaceSunken: 'var(--surface-sunken)',
  /** Inset areas of a raised surface. */
  surfaceInset: 'var(--surface-inset)',
  text: 'var(--text)',
  textMuted: 'var(--text-muted)',
  link: 'var(--link)',
  linkHover: 'var(--link-hover)',
  hairline: 'var(--hairline)',
  controlBorder: 'var(--control-border)',
  focus: 'var(--focus)',
  action: 'var(--action)',
  actionHover: 'var(--action-hover)',
  quiet: 'var(--quiet)',
  onAction: 'var(--on-action)',
  accent: 'var(--accent)',
  /** Inside a card that `categoryStyles` gives one. */
  category: 'var(--category, var(--text-muted))',
  success: 'var(--success)',
  danger: 'var(--danger)',
  veil: 'var(--veil)',
  bar: 'var(--bar)',
} as const;

/** A 4 px grid. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  section: 'clamp(4rem, 10vw, 8rem)',
  /** With large text no wider than it would be with text of the usual size on the narrowest phone. */
  gutter: 'clamp(min(1.25rem, 6.25vw), 4vw, 2.5rem)',
} as const;

export const font = { serif: 'var(--font-serif)', sans: 'var(--font-sans)' } as const;

/** The type scale: a factor of 1.2 on phones, 1.25 on wide screens. */
export const fontSize = {
  small: 'var(--step--1)',
  body: 'var(--step-0)',
  lead: 'var(--step-1)',
  heading4: 'var(--step-1)',
  heading3: 'var(--step-2)',
  heading2: 'var(--step-3)',
  heading1: 'var(--step-4)',
  display: 'var(--step-5)',
} as const;

export const size = {
  content: '72rem',
  measure: '68ch',
  navigation: '4.5rem',
  target: 'var(--target)',
} as const;

export const radius = { control: '8px', card: '12px', pill: '999px' } as const;

export const shadow = { floating: 'var(--shadow-floating)' } as const;

/** Below each other. */
export const stacked = (gap: keyof typeof space) => `display: flex; flex-direction: column; gap: ${space[gap]};`;

/** Beside each other, at one height. */
export const inRow = (gap: keyof typeof space) => `display: flex; align-items: center; gap: ${space[gap]};`;

/** Beside each other, on as many lines as it takes. */
export const clustered = (gap: keyof typeof space) => `${inRow(gap)} flex-wrap: wrap;`;

/** High enough for a finger. */
export const tapTarget = `display: flex; align-items: center; min-height: ${size.target};`;
export const inlineTapTarget = `display: inline-flex; align-items: center; min-height: ${size.target};`;

/** Beside or below what matters more. */
export const smallPrint = `font-size: ${fontSize.small}; color: ${color.textMuted};`;

/** Set off from the page like a card. */
export const framed = `border: 1px solid ${color.hairline}; border-radius: ${radius.card}; background: ${color.surfaceRaised};`;

/** Stands in for `aspect-ratio` before Chromium 88, Firefox 89 and Safari 15. */
export const withoutRatio = (height: string) => `@supports not (aspect-ratio: 1) { height: ${height}; }`;

/** For a picture, of which the frame shows the middle. */
export const fillsFrame = 'width: 100%; height: 100%; object-fit: cover;';

/** z-indexes, from lowest to highest. */
export const layer = { navigation: 20, dialog: 40, toast: 60, tooltip: 70, skipLink: 80 } as const;

export const narrowBreakpointPx = 768;

export const media = {
  /** The collapsed menu, and single columns. */
  narrow: `@media (max-width: ${narrowBreakpointPx - 0.02}px)`,
  wide: `@media (min-width: ${narrowBreakpointPx}px)`,
  /** A phone whose reader has asked for large text, by a quarter or more. */
  largeText: '@media (max-width: 19em)',
  /** Room for two columns of text. */
  roomy: '@media (min-width: 64rem)',
  cramped: '@media (max-width: 63.99rem)',
  middling: `@media (min-width: ${narrowBreakpointPx}px) and (max-width: 63.99rem)`,
  hover: '@media (hover: hover)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  print: '@media print',
} as const;

/** Where a pointer can hover: touch screens would keep the style after a tap. */
export const onHover = (style: string) => `${media.hover} { &:hover { ${style} } }`;

/** Columns of a grid where the screen is that wide. */
export const columnsFrom = (width: 'wide' | 'roomy', columns: string) =>
  `${media[width]} { grid-template-columns: ${columns}; }`;

/** For what only a script focuses, to be read out. */
export const noFocusRing = '&:focus { outline: none; }';

/** For controls, and whatever else is of no use on paper. */
export const notPrinted = `${media.print} { display: none; }`;
