import { describe, expect, test } from 'vitest';
import { problemSentence, problemsOf, problemTextsEn, problemTextsEs, type Shape } from './publishing';

const parts: Record<string, Shape> = {
  'shared.line': { uid: 'shared.line', attributes: { text: { type: 'text', required: true } } },
  'shared.seo': { uid: 'shared.seo', attributes: { title: { type: 'string', required: true, maxLength: 5 } } },
};
const find = (uid: string) => parts[uid];
const told = (attributes: Shape['attributes'], entry: Record<string, unknown>, uid = 'api::some.some') =>
  problemsOf({ uid, attributes }, entry, find).map((problem) => [
    problem.path.join('.'),
    problemSentence(problem, 'es'),
  ]);

const text = { type: 'string', required: true };
const lines = { type: 'component', component: 'shared.line', repeatable: true };
const seo = { type: 'component', component: 'shared.seo', required: true };
const some = { text: 'x' };

describe('what an entry lacks is said in Spanish, at its field', () => {
  test.each<[string, object, unknown, [string, string][]]>([
    ['an empty text', text, null, [['field', 'Escriba algo aquí.']]],
    ['a text of spaces', text, ' \n', [['field', 'Escriba algo aquí.']]],
    ['no number', { type: 'integer', required: true }, '', [['field', 'Escriba un número.']]],
    ['a number below', { type: 'integer', min: 0 }, -1, [['field', 'Escriba 0 o más.']]],
    ['a number above', { type: 'integer', max: 8 }, 9, [['field', 'Escriba 8 o menos.']]],
    ['no date', { type: 'date', required: true }, undefined, [['field', 'Elija una fecha.']]],
    ['no choice', { type: 'enumeration', required: true }, undefined, [['field', 'Elija una opción.']]],
    ['no file', { type: 'media', required: true }, null, [['field', 'Elija un archivo.']]],
    ['no part', seo, null, [['field', 'Complete esta parte.']]],
    ['an empty text in a part', seo, {}, [['field.title', 'Escriba algo aquí.']]],
    ['a long text in a part', seo, { title: 'Demasiado' }, [['field.title', 'Acorte esto a 5 caracteres; tiene 9.']]],
    ['a long line', text, 'x'.repeat(256), [['field', 'Acorte esto a 255 caracteres; tiene 256.']]],
    ['a long paragraph', { type: 'text' }, 'x'.repeat(256), []],
    ['no line', { ...lines, required: true }, [], [['field', 'Agregue al menos uno.']]],
    ['too few lines', { ...lines, min: 5, max: 5 }, [some], [['field', 'Aquí se necesitan 5; hay 1.']]],
    ['few lines', { ...lines, required: true, min: 4 }, [], [['field', 'Aquí se necesitan al menos 4; hay 0.']]],
    ['too many lines', { ...lines, max: 1 }, [some, some], [['field', 'Aquí caben como máximo 1; hay 2.']]],
    ['an empty line', lines, [some, { text: '' }], [['field.1.text', 'Escriba algo aquí.']]],
    [
      'no mail address',
      { type: 'email' },
      'maria',
      [['field', 'Escriba una dirección de correo, por ejemplo nombre@example.org.']],
    ],
    ['nothing, where it may be empty', { type: 'string' }, null, []],
    ['nothing, in a list that may be empty', { ...lines, min: 2 }, [], []],
  ])('%s', (_, field, value, expected) => {
    expect(told({ field }, { field: value })).toEqual(expected);
  });

  test.each([
    [
      'api::article.article',
      'slug',
      'Mi Artículo',
      'Use solo letras minúsculas sin acentos, números y guiones sueltos.',
    ],
    ['api::book.book', 'amazonUrl', 'http://example.org', 'Escriba la dirección completa, que empieza con https://'],
    ['api::crisis-line.crisis-line', 'phone', 'ECU 911', 'Escriba solo el número: cifras, espacios y guiones.'],
    ['api::crisis-line.crisis-line', 'countryCode', 'Ecuador', 'Escriba dos letras mayúsculas, por ejemplo US o EC.'],
  ])('how %s writes its %s', (uid, name, value, sentence) => {
    expect(told({ [name]: { type: 'string' } }, { [name]: value }, uid)).toEqual([[name, sentence]]);
  });

  test('an event without the region that it shows', () => {
    expect(told({}, { placeIsRegionOnly: true, region: ' ' }, 'api::revival-event.revival-event')).toEqual([
      ['region', 'De este evento solo se muestra la región; por eso, escríbala.'],
    ]);
  });
});

test('both languages insert the same values', () => {
  const inserted = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
  const spanish: Readonly<Record<string, string>> = problemTextsEs;
  for (const [code, sentence] of Object.entries(problemTextsEn)) {
    expect(inserted(spanish[code] ?? ''), code).toEqual(inserted(sentence));
  }
});
