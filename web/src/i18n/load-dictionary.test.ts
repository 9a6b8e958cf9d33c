import { afterEach, expect, test, vi } from 'vitest';
import { textsMissingIn } from './dictionary-differences';
import { loadDictionary, setMissingInSpanish } from './load-dictionary';
import { translate } from './translate';

afterEach(() => {
  vi.unstubAllEnvs();
  setMissingInSpanish({});
});

test('the built site, too, shows English for a missing Spanish text', async () => {
  vi.stubEnv('PROD', true);
  const english = { 'greeting.hello': 'Hello', 'greeting.bye': 'Goodbye' };
  const spanish = { 'greeting.hello': 'Hola' };
  setMissingInSpanish(textsMissingIn(spanish, english));
  const dictionary = await loadDictionary('es');
  expect(translate(dictionary, 'greeting.bye')).toBe('Goodbye');
  expect(translate(dictionary, 'greeting.hello')).toBe('greeting.hello');
  expect(translate(dictionary, 'layout.error.home')).toBe('Ir a la página de inicio');
});
