import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { rememberServerControls } from '../../lib/hydration/server-controls';
import { RadioGroup } from './radio-group';

const options = [
  { value: 'ask-first', label: 'Ask first' },
  { value: 'email-only', label: 'Only email' },
] as const;

function Safety() {
  const [value, setValue] = useState<'ask-first' | 'email-only'>('ask-first');
  return (
    <>
      <RadioGroup id="safety" name="safety" label="Is it safe?" options={options} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

beforeEach(() => document.body.replaceChildren());

test.each<[string, (group: Element) => void]>([
  ['an unchanged page', () => undefined],
  ['a page that an extension has changed', (group) => group.prepend(document.createElement('span'))],
])('keeps what was chosen before hydration, on %s', async (_page, disturb) => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Safety />);
  screen.getByLabelText<HTMLInputElement>('Only email').checked = true;
  disturb(screen.getByRole('group'));
  rememberServerControls(container);
  render(<Safety />, { container, hydrate: true, onRecoverableError: () => undefined });
  expect(await screen.findByText('email-only')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Only email').checked).toBe(true);
});
