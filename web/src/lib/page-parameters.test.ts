import { describe, expect, it } from 'vitest';
import { keepParameters } from './page-parameters';

const parameters = { tab: /^(?:a|b)$/, article: /^[\w-]+$/ };
const keep = (query: string) => keepParameters(parameters, new URLSearchParams(query)).toString();

describe('the parameters of a page', () => {
  it('come in one order, whatever the order of the address', () => {
    expect(keep('article=x&tab=a')).toBe('tab=a&article=x');
  });

  it('leave out what means nothing to the page', () => {
    expect(keep('tab=c&article=&utm_source=letter&lang=es')).toBe('');
  });

  it('take the first of several', () => {
    expect(keep('tab=a&tab=b')).toBe('tab=a');
  });
});
