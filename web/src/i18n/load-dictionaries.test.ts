import { afterEach, expect, test, vi } from 'vitest';
import { textsMissingIn } from './dictionary-differences';
import { fillInSpanish, loadDictionaries } from './load-dictionaries';
import { translate } from './translate';

afterEach(() => {
  vi.unstubAllEnvs();
  fillInSpanish({});
});

test('on the built site, too, what Spanish lacks is said in English', async () => {
  vi.stubEnv('PROD', true);
  const english = [{ 'greeting.hello': 'Hello' }, { 'greeting.bye': 'Goodbye' }];
  const spanish = [{ 'greeting.hello': 'Hola' }];
  fillInSpanish(textsMissingIn(spanish, english));
  const dictionaries = await loadDictionaries('es');
  expect(translate(dictionaries, 'greeting.bye')).toBe('Goodbye');
  expect(translate(dictionaries, 'greeting.hello')).toBe('greeting.hello');
  expect(translate(dictionaries, 'layout.error.home')).toBe('Ir a la página de inicio');
});
