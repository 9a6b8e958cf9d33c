import { describe, expect, it } from 'vitest';
import { trimHangingQuotationMarks } from '../../../cms/src/contracts/scripture';
import { passage } from './passage';

describe('a passage', () => {
  const verses = new Map([
    ['1CO 12:22', 'No, much rather,'],
    ['1CO 12:23', 'those parts.'],
    ['ROM 6:23', 'For the wages of sin is death.'],
  ]);

  it('joins its verses and is named in its language', () => {
    expect(passage('1CO 12:22-23', 'en', verses)).toEqual({
      verse: 'No, much rather, those parts.',
      reference: '1 Corinthians 12:22-23',
    });
    expect(passage('1CO 12:22', 'es', verses).reference).toBe('1 Corintios 12:22');
    expect(passage('ROM 6:23', 'es', verses).reference).toBe('Romanos 6:23');
  });

  it('says which verse is missing', () => {
    expect(() => passage('1CO 12:22-24', 'en', verses)).toThrow('1CO 12:24 is not in web.tsv.br');
  });

  it.each(['Romans 6:23', 'ROM 6', 'ROM 6:23-', 'ROM 6:5-4', 'XYZ 1:1'])('refuses %s', (reference) => {
    expect(() => passage(reference, 'en', verses)).toThrow();
  });
});

describe('quotation marks left hanging', () => {
  it.each([
    ['“Come to me, all you who labor', 'Come to me, all you who labor'],
    ['I will give you rest.”', 'I will give you rest.'],
    ['that your days may be long.’”', 'that your days may be long.'],
    ['“‘Honor your father', 'Honor your father'],
  ])('go: %s', (cut, whole) => {
    expect(trimHangingQuotationMarks(cut)).toBe(whole);
  });

  it.each([
    '“Come to me,” he said, “and rest.”',
    'He said, “I will give you rest.”',
    '“What is that in your hand?” He said, “A rod.”',
    'one another’s burdens',
    'the disciples’',
  ])('stay when they have their partner or are apostrophes: %s', (text) => {
    expect(trimHangingQuotationMarks(text)).toBe(text);
  });
});
