import { describe, expect, it } from 'vitest';
import { repairMarks, unclearLine } from './repair-marks';

describe('marks that were pasted', () => {
  it.each([
    ['##\u00a0Heading', '## Heading'],
    ['-\u00a0item', '- item'],
    ['*\u202fitem', '* item'],
    ['1.\u00a0first', '1. first'],
    ['1)\u00a0first', '1) first'],
    ['>\u00a0quoted', '>quoted'],
    ['>\u00a0-\u00a0item', '>- item'],
    ['• item', '- item'],
    ['•\titem', '- item'],
    ['•item', '- item'],
    ['·\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0item', '- item'],
    ['\u00a0\u00a0\u00a0\u00a0• item', '- item'],
    ['- one\n  • two', '- one\n  - two'],
    ['\ufeff## Heading', '## Heading'],
    ['\u200b- item', '- item'],
    ['##\u200b Heading', '## Heading'],
    ['-\u2060\u00a0item', '- item'],
    ['\uf0b7\titem', '- item'],
    ['\uf0a7\u00a0item', '- item'],
    ['■ item', '- item'],
    ['➢ item', '- item'],
    ['First:\n•\u00a0one\n•\u00a0two', 'First:\n- one\n- two'],
  ])('%j is read as %j', (pasted, meant) => {
    expect(repairMarks(pasted)).toBe(meant);
  });

  it.each([
    '## Heading\n\n- one\n  1. two\n\n> quoted\n> — Romans 6:23',
    '\u00a0\u00a0\u00a0\u00a0An indented paragraph',
    'A no-break\u00a0space, a dot · and a bullet • within',
    '#hashtag',
    '#\u200bhashtag',
    '1.5 million',
    '- one\n\n      code',
    '—\u00a0¿Quién eres?',
    '***\n\n---',
    '',
  ])('%j stays as it is', (text) => {
    expect(repairMarks(text)).toBe(text);
  });
});

describe('a line that may be meant otherwise', () => {
  it.each([
    ['Text\n\n##Heading', '##Heading'],
    ['###¿Por qué?', '###¿Por qué?'],
    ['-one\n-two', '-one'],
    ['1.one\n2.two', '1.one'],
    ['1)one\n2)two', '1)one'],
    ['– one\n– two', '– one'],
    ['·one\n·two', '·one'],
    ['–\u00a0one\n–\u00a0two', '–\u00a0one'],
    ['–\tone\n–\ttwo', '–\tone'],
    ['— one\n— two', '— one'],
    ['a) one\nb) two', 'a) one'],
    ['(1) one\n(2) two', '(1) one'],
    ['1.- uno\n2.- dos', '1.- uno'],
    ['1º uno\n2º dos', '1º uno'],
    ['ii) one\niii) two', 'ii) one'],
    ['✓ one\n✓ two', '✓ one'],
  ])('is found in %j', (text, line) => {
    expect(unclearLine(text)).toBe(line);
  });

  it.each([
    '## Heading',
    '- one\n- two',
    '• one\n• two',
    '1) one\n2) two',
    'a) one\\\nb) two',
    'a) one\n\nb) two',
    'a) one  \nb) two',
    '#MeToo',
    '-40 degrees',
    '-one',
    '1.5 million\n2.5 million',
    '– ¿Quién eres?\n\n– Soy yo.',
    '> A verse\n> — Romans 6:23',
    '**bold**\n*emphasis*',
    'well-known\nwell-read',
  ])('is not found in %j', (text) => {
    expect(unclearLine(text)).toBeUndefined();
  });
});
