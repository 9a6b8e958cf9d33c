import type { Plugin } from 'vite';

/** What an icon of this site can be told: its size, its line, and how it is read out. */
const lean = `
import { createElement } from 'react';

export default function createIcon({ node }) {
  return ({ size = 24, ...properties }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': properties['aria-label'] === undefined,
        ...properties,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
`;

/**
 * The icons' own component takes settings from a context, renames attributes and merges classes, none of which the site
 * uses: a kilobyte for every page. Both builds draw them like this, so that hydration finds what the server rendered.
 */
export function shakeIcons(): Plugin {
  return {
    name: 'shake-icons',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ }, handler: () => lean },
  };
}
