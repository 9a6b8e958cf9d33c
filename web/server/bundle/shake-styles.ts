import type { Plugin } from 'vite';

const prefixing = /\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/;

/**
 * styled-components brings what writes vendor prefixes into styles along, asked for or not. The site does not ask:
 * browsers that know its other means need none.
 */
export function shakeStyles(): Plugin {
  return {
    name: 'shake-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules\/styled-components\/dist\/.*browser\.esm\.js$/ },
      handler(code) {
        if (!prefixing.test(code)) this.error('styled-components prefixes in another way than it did');
        return code.replace(prefixing, '');
      },
    },
  };
}
