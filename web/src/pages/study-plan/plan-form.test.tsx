import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { english } from '../../i18n/en/site';
import { LanguageProvider } from '../../i18n/language-provider';
import { PlanForm } from './plan-form';

const form = (
  <LanguageProvider locale="en" dictionary={english}>
    <PlanForm pace="one-a-week" start={null} />
  </LanguageProvider>
);

test('puts a day and a pace that were chosen before hydration into the address', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<StaticRouter location="/study-plan">{form}</StaticRouter>);
  const day = container.querySelector('input');
  const pace = container.querySelector('select');
  if (!day || !pace) throw new Error('The form has no fields');
  day.value = '2027-01-04';
  pace.value = 'two-a-week';
  render(<BrowserRouter>{form}</BrowserRouter>, { container, hydrate: true });
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
    start: '2027-01-04',
    pace: 'two-a-week',
  });
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
});
