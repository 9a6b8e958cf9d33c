import type { AdminMedia } from '@contracts/event-media';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { allTexts } from '../../../i18n/dictionaries';
import { LanguageProvider } from '../../../i18n/language-provider';
import { unsavedTexts } from '../unsaved-input';
import { MediaRow } from './media-row';

const item: AdminMedia = {
  id: 'a',
  mediaType: 'image',
  mediaUrl: '/public-objects/a.jpg',
  thumbnailUrl: null,
  locale: 'es',
  caption: '',
  captions: { en: '', es: '' },
  sortOrder: 1,
};

const change = vi.fn(() => Promise.resolve());

afterEach(() => {
  change.mockClear();
  unsavedTexts.clear();
});

function show() {
  const nothing = () => undefined;
  return render(
    <LanguageProvider locale="es" dictionary={allTexts.es}>
      <MediaRow
        item={item}
        isFirst
        isLast
        onChange={change}
        onMakePoster={change}
        onMove={nothing}
        onDelete={nothing}
      />
    </LanguageProvider>,
  );
}

const edit = () => userEvent.click(screen.getByText(allTexts.es['mediaAdmin.caption.edit']));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const fields = () => screen.queryAllByRole('textbox');
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function typeAndComeBack() {
  const { unmount } = show();
  await edit();
  await userEvent.type(fields()[0] as HTMLElement, 'Lámparas');
  unmount();
  show();
}

test('a caption that was typed is still there after a look at another event', async () => {
  await typeAndComeBack();
  expect(fields()[0]).toHaveProperty('value', 'Lámparas');
  expect(document.activeElement).toBe(document.body);
  expect(isAsked()).toBe(true);
});

test('a caption that was typed before can be saved', async () => {
  await typeAndComeBack();
  await press(allTexts.es['mediaAdmin.caption.save']);
  expect(change).toHaveBeenCalledWith({ captions: { en: '', es: 'Lámparas' } });
  expect(fields()).toEqual([]);
  expect(isAsked()).toBe(false);
});

test('a caption that was cancelled is not kept', async () => {
  await typeAndComeBack();
  await press(allTexts.es['words.cancel']);
  expect(isAsked()).toBe(false);
  await edit();
  expect(fields()[0]).toHaveProperty('value', '');
});
