import type { Plugin } from 'vite';

/**
 * React Router's components are made by calls and named by assignments that no bundler may leave out, used or not. Said
 * to be without side effects, what the site does not use goes: six of eleven kilobytes.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = .*$/gm, '')
          .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2'),
    },
  };
}
