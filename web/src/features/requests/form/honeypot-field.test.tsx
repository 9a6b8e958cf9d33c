import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HoneypotField } from './request-form';

/** Names, ids and labels that browsers and password managers autofill. */
const known =
  /web.?site|url|home.?page|blog|name|nombre|mail|correo|phone|tel|address|street|city|state|zip|post|country|company|org|title|birth|user|login|pass|card|otp|code|search/i;

test('is not autofilled by browsers or password managers, and is hidden from people', () => {
  render(
    <HoneypotField id="contact-general-subject" label="Leave this field empty" value="" onChange={() => undefined} />,
  );
  expect(screen.queryByRole('textbox')).toBeNull();
  const field = screen.getByRole('textbox', { hidden: true });
  expect(field.getAttribute('tabindex')).toBe('-1');
  expect(field.getAttribute('autocomplete')).toBe('off');
  expect(`${field.getAttribute('name') ?? ''} ${field.id}`).not.toMatch(known);
  for (const attribute of ['data-1p-ignore', 'data-bwignore']) expect(field.hasAttribute(attribute)).toBe(true);
  for (const attribute of ['data-lpignore', 'data-protonpass-ignore'])
    expect(field.getAttribute(attribute)).toBe('true');
  expect(field.getAttribute('data-form-type')).toBe('other');
});
