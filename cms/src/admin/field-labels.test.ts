import { expect, test } from 'vitest';
import type { Problem } from '../api/publishing/contract';
import { inFormOrder, labelOf, type LaidOutField } from './field-labels';

const field = (name: string, label: string, component?: string): LaidOutField => ({
  name,
  label,
  attribute: component === undefined ? { type: 'text' } : { type: 'component', component },
});
const labels = {
  form: [
    field('title', 'Título'),
    field('questions', 'Preguntas', 'library.question'),
    field('dos', 'Qué hacer', 'shared.line'),
  ],
  component: (uid: string) =>
    uid === 'library.question'
      ? [field('question', 'Pregunta'), field('explanation', 'Explicación')]
      : uid === 'shared.line'
        ? [field('text', 'Línea')]
        : [],
};

test('a field is named as in its form, from the outside in', () => {
  expect(labelOf(['title'], labels)).toBe('Título');
  expect(labelOf(['questions', 2, 'explanation'], labels)).toBe('Preguntas 3 › Explicación');
  expect(labelOf(['dos', 2, 'text'], labels)).toBe('Qué hacer 3');
});

test('problems are told from the top of the form to its end', () => {
  const at = (...path: Problem['path']): Problem => ({ path, code: 'problem.text.missing' });
  const sorted = [at('title'), at('questions'), at('questions', 0, 'explanation'), at('questions', 10), at('hidden')];
  const mixed = [sorted[3], sorted[4], sorted[2], sorted[0], sorted[1]].flatMap((problem) => problem ?? []);
  expect(inFormOrder(mixed, labels)).toEqual(sorted);
});
