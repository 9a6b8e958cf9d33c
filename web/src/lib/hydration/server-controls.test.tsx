import { expect, test } from 'vitest';
import { rememberServerControls, takeOverControl } from './server-controls';

test('a field that replaces the server’s gets its text and its focus, whoever stopped the event of the focus', () => {
  document.body.innerHTML = '<main><textarea id="notes"></textarea></main>';
  const [root, served] = [document.querySelector('main'), document.querySelector('textarea')];
  if (!root || !served) throw new Error('The page has no field.');
  rememberServerControls(root);
  // As React does for parts that it has not hydrated yet.
  root.addEventListener('focusin', (event) => event.stopPropagation(), true);
  served.focus();
  served.value = 'Call Ana';
  const field = document.createElement('textarea');
  field.id = 'notes';
  served.replaceWith(field);
  expect(takeOverControl(field).value).toBe('Call Ana');
  expect(document.activeElement).toBe(field);
});
