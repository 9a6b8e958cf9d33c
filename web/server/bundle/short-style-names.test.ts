import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shortenClassNames, shortenIds, shortNames } from './short-style-names';

const library = (build: string) =>
  readFileSync(new URL(`../../node_modules/styled-components/dist/${build}`, import.meta.url), 'utf8');

describe('short names of styled components', () => {
  it('gives every file its own, whatever order the files are found in', () => {
    const files = Array.from({ length: 100 }, (_, place) => `src/ui/file-${String(place)}.ts`);
    const names = shortNames(files);
    expect(shortNames([...files].reverse())).toEqual(names);
    expect(new Set(names.values()).size).toBe(100);
    for (const name of names.values()) expect(name).toMatch(/^[a-z][a-z0-9]$/);
  });

  it('refuses more files than there are names', () => {
    expect(() => shortNames(Array.from({ length: 937 }, (_, place) => String(place)))).toThrow();
  });

  it('takes the place of the compiler’s identifiers, and of nothing else', () => {
    const code = `a.withConfig({componentId:"sc-tzwnr2-0"});b.withConfig({ componentId: 'sc-tzwnr2-37' });"sc-tzwnr2-0"`;
    expect(shortenIds(code, 'k4')).toBe(
      `a.withConfig({componentId:"k40"});b.withConfig({ componentId: 'k411' });"sc-tzwnr2-0"`,
    );
  });

  for (const build of ['styled-components.browser.esm.js', 'styled-components.esm.js'])
    it(`finds where ${build} names a class`, () => {
      const code = library(build);
      const shortened = shortenClassNames(code);
      expect(shortened).toContain('this.componentId+"_"');
      expect(shortened?.length).toBeLessThan(code.length + 90);
    });

  it('says where it does not find it', () => {
    expect(shortenClassNames('const name=hash(text)')).toBeNull();
  });
});
