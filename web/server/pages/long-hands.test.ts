import { expect, test } from 'vitest';
import { withLongHands } from './long-hands';

test.each([
  ['.a{inset:0;color:red;}', '.a{top:0;right:0;bottom:0;left:0;color:red;}'],
  ['.a{inset:calc(var(--bar) + 1px) 2px auto;}', '.a{top:calc(var(--bar) + 1px);right:2px;bottom:auto;left:2px;}'],
  [
    '.a{padding-block:1px clamp(1px, calc(2px + 3vw), 4px);}',
    '.a{padding-block-start:1px;padding-block-end:clamp(1px, calc(2px + 3vw), 4px);}',
  ],
  ['.a{color:red;margin-inline:auto;}', '.a{color:red;margin-inline-start:auto;margin-inline-end:auto;}'],
  [
    '.a{inset-block:0;}.b{inset-block-start:-2px;inset-block-end:auto;}',
    '.a{top:0;bottom:0;}.b{top:-2px;bottom:auto;}',
  ],
  ['.a{inset-inline:1px auto;}', '.a{left:1px;right:auto;inset-inline:1px auto;}'],
])('%s is spelled out', (styles, longHands) => {
  expect(withLongHands(styles)).toBe(longHands);
});

test.each([
  '.a{inset-inline-start:1px;--padding-inline:1px;}',
  '@supports not (inset:0){.a{top:0;}}',
  '.a{padding:1px 2px;}',
])('%s stays', (styles) => {
  expect(withLongHands(styles)).toBe(styles);
});
