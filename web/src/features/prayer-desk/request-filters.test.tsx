import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { allTexts } from '../../i18n/dictionaries';
import { LanguageProvider } from '../../i18n/language-provider';
import type { Filters } from './desk-address';
import { RequestFilters } from './request-filters';

const none: Filters = { prayerType: undefined, language: undefined, status: undefined };

function show(filters: Filters, onFilter: (filters: Filters) => void) {
  return (
    <LanguageProvider locale="en" dictionary={allTexts.en}>
      <RequestFilters tab="prayer" filters={filters} onFilter={onFilter} />
    </LanguageProvider>
  );
}

const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a second choice keeps the first, though the page does not show it yet', () => {
  const onFilter = vi.fn<(filters: Filters) => void>();
  const { rerender } = render(show(none, onFilter));
  choose('Prayer for', 'financial');
  choose('Language', 'es');
  expect(onFilter).toHaveBeenLastCalledWith({ ...none, prayerType: 'financial', language: 'es' });

  // The address may change meanwhile, as by going back.
  rerender(show({ ...none, status: 'praying' }, onFilter));
  choose('Language', 'en');
  expect(onFilter).toHaveBeenLastCalledWith({ ...none, status: 'praying', language: 'en' });
});
