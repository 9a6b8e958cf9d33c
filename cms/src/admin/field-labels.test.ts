import { expect, test } from 'vitest';
import { labelOf, type LaidOutField } from './field-labels';

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
