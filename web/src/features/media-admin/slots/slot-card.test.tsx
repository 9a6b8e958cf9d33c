import type { PictureSlot } from '@contracts/picture-slot';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { allTexts } from '../../../i18n/dictionaries';
import { LanguageProvider } from '../../../i18n/language-provider';
import { ApiError } from '../../../lib/cms-client/api-error';
import { forgetUnsavedInput } from '../unsaved-input';
import type { SlotCalls } from './use-slot-changes';
import { SlotCard } from './slot-card';

const image = (name: string) => ({ url: `/uploads/${name}.webp`, width: 1600, height: 1200, formats: [] });
const fileWith = (id: number) => ({ id, url: `/uploads/${id}.webp`, changedAt: '2026-03-01T12:00:00.000Z' });
const slot: PictureSlot = {
  ...{ key: 'retreat-2', place: 'retreat', number: 2, title: null, locale: null },
  file: fileWith(7),
  image: image('old'),
  alts: { en: 'Hills', es: 'Lomas' },
  canUndo: true,
};

const calls = {
  load: vi.fn<SlotCalls['load']>(),
  replace: vi.fn<SlotCalls['replace']>(),
  undo: vi.fn<SlotCalls['undo']>(),
  change: vi.fn<SlotCalls['change']>(),
};
const changed = vi.fn<(slots: readonly PictureSlot[]) => void>();
const outdated = vi.fn<() => void>();

beforeEach(() => {
  for (const call of [...Object.values(calls), changed, outdated]) call.mockReset();
  forgetUnsavedInput();
  // As the browser reports a picture that is loading.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});

/** Shows what was changed, as the list of places does. */
function ChangingCard({ initial }: { initial: PictureSlot }) {
  const [current, setCurrent] = useState(initial);
  const change = (slots: readonly PictureSlot[]) => {
    changed(slots);
    setCurrent(slots[0] ?? initial);
  };
  return <SlotCard slot={current} calls={calls} onChanged={change} onOutdated={outdated} />;
}

function show(shown = slot) {
  render(
    <MemoryRouter>
      <LanguageProvider locale="es" dictionary={allTexts.es}>
        <ChangingCard initial={shown} />
      </LanguageProvider>
    </MemoryRouter>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const status = () => screen.getByRole('status').textContent;

test('a place says what it is, where it stands and how large its picture should be', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Foto 2 del retiro' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Verla en el sitio' }).getAttribute('href')).toBe('/mens-ministry');
  expect(screen.getByText(/Tamaño ideal: 1,600 × 1,200 píxeles · desde el 1 de marzo de 2026/)).toBeTruthy();
});

const replaced = { ...slot, file: fileWith(8), image: image('new') };

async function replacePicture(now = replaced) {
  calls.replace.mockResolvedValue(now);
  const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('Nothing can be chosen');
  await userEvent.upload(input, new File(['GIF89a'], 'IMG_2031.gif', { type: 'image/gif' }));
}

test('a chosen picture takes its place', async () => {
  show();
  await replacePicture();
  expect(calls.replace.mock.calls[0]?.[0]).toBe('retreat-2');
  expect(changed).toHaveBeenCalledWith([replaced]);
  expect(status()).toContain('los visitantes ya ven el cambio');
});

test('a failure is said, and the place is read again', async () => {
  calls.undo.mockRejectedValue(new ApiError(409, '{}', 'Conflict'));
  show();
  await press('Volver a lo anterior: Foto 2 del retiro');
  expect((await screen.findByRole('alert')).textContent).toContain('Otra persona acaba de cambiarlo');
  expect(outdated).toHaveBeenCalledOnce();
  expect(changed).not.toHaveBeenCalled();
});

test('undo names the file that it takes back', async () => {
  calls.undo.mockResolvedValue({ ...slot, canUndo: false });
  show();
  await press('Volver a lo anterior: Foto 2 del retiro');
  expect(calls.undo).toHaveBeenCalledWith('retreat-2', 7);
  expect(status()).toContain('volvió lo anterior');
});

test('the first button gets the focus when undo has taken its own button away', async () => {
  calls.undo.mockResolvedValue({ ...slot, canUndo: false });
  show();
  await press('Volver a lo anterior: Foto 2 del retiro');
  const replace = await screen.findByRole('button', { name: 'Cambiar: Foto 2 del retiro' });
  await vi.waitFor(() => expect(document.activeElement).toBe(replace));
});

test('the spot gets the focus when it is opened, and the first button when it is cancelled', async () => {
  show();
  await press('Lo importante de la foto: Foto 2 del retiro');
  expect(document.activeElement).toBe(screen.getByRole('slider'));
  await press('Cancelar');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cambiar: Foto 2 del retiro' }));
});

test('a place without an earlier file, without a picture or without cropping offers only what is possible', () => {
  show({ ...slot, key: 'social-image', place: 'social-image', file: null, image: null, canUndo: false });
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Elegir una foto']);
});

test('the important spot is chosen by a tap or by the arrow keys', async () => {
  calls.change.mockResolvedValue(slot);
  show();
  await press('Lo importante de la foto: Foto 2 del retiro');
  const spot = screen.getByRole('slider', { name: 'Punto más importante' });
  expect(spot.getAttribute('aria-valuetext')).toBe('a 50 por ciento desde la izquierda y 50 por ciento desde arriba');
  vi.spyOn(spot, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 200, 100));
  fireEvent.pointerUp(spot, { clientX: 30, clientY: 95 });
  spot.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowUp}');
  await press('Guardar el punto');
  expect(calls.change).toHaveBeenCalledWith('retreat-2', { focus: { file: 7, x: 15, y: 70 } });
});

test('an empty description is refused at its field, and both languages are saved together', async () => {
  calls.change.mockResolvedValue(slot);
  show();
  await press('Descripción: Foto 2 del retiro');
  await userEvent.clear(screen.getByLabelText('Descripción en inglés'));
  await press('Guardar');
  expect(document.activeElement).toBe(screen.getByLabelText('Descripción en inglés'));
  expect(screen.getByText('Describa la foto')).toBeTruthy();
  expect(calls.change).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Descripción en inglés'), 'A river');
  await press('Guardar');
  expect(calls.change).toHaveBeenCalledWith('retreat-2', { alts: { en: 'A river', es: 'Lomas' } });
});

test('a description that was typed is still there after a look elsewhere, until it is cancelled', async () => {
  show();
  await press('Descripción: Foto 2 del retiro');
  await userEvent.type(screen.getByLabelText('Descripción en inglés'), ' at dawn');
  cleanup();
  show();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Descripción en inglés').value).toBe('Hills at dawn');
  await press('Cancelar');
  cleanup();
  show();
  expect(screen.queryByLabelText('Descripción en inglés')).toBeNull();
});

test('a picture that took the place of another is described anew, in both languages', async () => {
  calls.change.mockRejectedValueOnce(new ApiError(500, '{}', 'Broken'));
  show();
  await replacePicture();
  expect(screen.getByText(/¿La descripción todavía le corresponde\?/)).toBeTruthy();
  const description = screen.getByLabelText<HTMLTextAreaElement>('Descripción en español');
  expect(document.activeElement).toBe(description);
  expect(description.value).toBe('Lomas');
  await userEvent.clear(description);
  await userEvent.type(description, 'Un río');
  await userEvent.clear(screen.getByLabelText('Descripción en inglés'));
  await userEvent.type(screen.getByLabelText('Descripción en inglés'), 'A river');
  await press('Guardar');
  expect(description.value).toBe('Un río');
  calls.change.mockResolvedValue({ ...replaced, alts: { en: 'A river', es: 'Un río' } });
  await press('Guardar');
  expect(calls.change).toHaveBeenLastCalledWith('retreat-2', { alts: { en: 'A river', es: 'Un río' } });
  expect(screen.queryByLabelText('Descripción en español')).toBeNull();

  calls.undo.mockResolvedValue({ ...slot, alts: { en: 'A river', es: 'Un río' } });
  await press('Volver a lo anterior: Foto 2 del retiro');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Descripción en español').value).toBe('Un río');
});

test('a description that still fits stays, and is not asked for again by undo', async () => {
  calls.undo.mockResolvedValue(slot);
  show();
  await replacePicture();
  await press('Sí, dejarla así');
  expect(calls.change).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cambiar: Foto 2 del retiro' }));
  await press('Volver a lo anterior: Foto 2 del retiro');
  expect(screen.queryByLabelText('Descripción en español')).toBeNull();
});

test('a picture without descriptions is replaced without a question', async () => {
  const cover: PictureSlot = { ...slot, key: 'book-1', place: 'book-cover', alts: { en: null, es: null } };
  show(cover);
  await replacePicture({ ...cover, file: fileWith(8), image: image('new') });
  expect(screen.queryByRole('button', { name: 'Sí, dejarla así' })).toBeNull();
});
