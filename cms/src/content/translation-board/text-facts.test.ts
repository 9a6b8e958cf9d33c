import { describe, expect, test } from 'vitest';
import { afterPublication, isBehind, refreshed, type TextFact } from './fact-rows';

type Both = { en: TextFact | undefined; es: TextFact | undefined };

let hour = 0;

function publish(facts: Both, language: 'en' | 'es', text: string): Both {
  const other = language === 'en' ? 'es' : 'en';
  const now = new Date(Date.UTC(2026, 0, 1, hour++)).toISOString();
  const next = afterPublication({ own: facts[language], other: facts[other] }, text, now);
  return language === 'en' ? { en: next.own, es: next.other } : { es: next.own, en: next.other };
}

/** Publishes texts in order, such as `en:one`. */
const published = (...publications: readonly string[]) =>
  publications.reduce<Both>(
    (facts, publication) => {
      const [language, text = ''] = publication.split(':');
      return publish(facts, language === 'es' ? 'es' : 'en', text);
    },
    { en: undefined, es: undefined },
  );

const behind = ({ en, es }: Both) => [
  ...(isBehind({ own: en, other: es }) ? ['en'] : []),
  ...(isBehind({ own: es, other: en }) ? ['es'] : []),
];

describe('which language is behind', () => {
  test.each([
    ['one language alone', ['en:1'], []],
    ['a translation that was just published', ['en:1', 'es:uno'], []],
    ['a change that was not followed', ['en:1', 'es:uno', 'en:2'], ['es']],
    ['a change in the translation', ['en:1', 'es:uno', 'es:dos'], ['en']],
    ['a change that was followed', ['en:1', 'es:uno', 'en:2', 'es:dos'], []],
    ['the next change after that', ['en:1', 'es:uno', 'en:2', 'es:dos', 'en:3'], ['es']],
    ['the same text published again', ['en:1', 'es:uno', 'en:1'], []],
    ['the old text published again by the one behind', ['en:1', 'es:uno', 'en:2', 'es:uno'], ['es']],
    ['a change that was taken back', ['en:1', 'es:uno', 'en:2', 'en:1'], []],
    ['two changes in a row', ['en:1', 'es:uno', 'en:2', 'en:3'], ['es']],
    ['changes before there was a translation', ['en:1', 'en:2', 'es:dos'], []],
  ])('%s', (_, publications, expected) => {
    expect(behind(published(...publications))).toEqual(expected);
  });
});

test('the time is that of the last change of the text', () => {
  const before = published('en:1', 'es:uno');
  expect(publish(before, 'en', '1').en?.changedAt).toBe(before.en?.changedAt);
  const [was = '', is = ''] = [before.en?.changedAt, publish(before, 'en', '2').en?.changedAt];
  expect(is > was).toBe(true);
});

describe('after a release that reads other fields', () => {
  const renew = ({ en, es }: Both): Both => ({
    en: refreshed({ own: en, other: es }, { own: 'new', other: 'nuevo' }, 'now'),
    es: refreshed({ own: es, other: en }, { own: 'nuevo', other: 'new' }, 'now'),
  });

  test('what was published without facts is not behind', () => {
    const facts = renew({ en: undefined, es: undefined });
    expect(behind(facts)).toEqual([]);
    expect(behind(publish(facts, 'en', 'newer'))).toEqual(['es']);
  });

  test('what matched still does, and what was behind still is', () => {
    expect(behind(renew(published('en:1', 'es:uno')))).toEqual([]);
    expect(behind(renew(published('en:1', 'es:uno', 'en:2')))).toEqual(['es']);
  });
});
