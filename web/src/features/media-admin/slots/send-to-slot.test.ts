import { placeFacts, type PictureSlot } from '@contracts/picture-slot';
import { expect, test, vi } from 'vitest';
import { allTexts } from '../../../i18n/dictionaries';
import { type Translate, translate } from '../../../i18n/translate';
import { ApiError } from '../../../lib/cms-client/api-error';
import { fileFailureText } from '../failures';
import { sendToSlot } from './use-slot-changes';

const slot = (key: string, place: PictureSlot['place']): PictureSlot => ({
  ...{ key, place, number: null, title: null, locale: null, file: null, image: null, canUndo: false },
  alts: { en: null, es: null },
});
const hero = slot('hero', 'hero');
const video = slot('pastor-video', 'pastor-video');
const t: Translate = (key, ...params) => translate(allTexts.es, key, ...params);

const file = (type: string, bytes = 10) => new File([new Uint8Array(bytes)], 'IMG_2031', { type });

async function failureOf(
  target: PictureSlot,
  chosen: File,
  reply: () => Promise<PictureSlot> = () => Promise.resolve(target),
) {
  const replace = vi.fn(reply);
  const error: unknown = await sendToSlot(target, chosen, { replace }, () => undefined).catch(
    (reason: unknown) => reason,
  );
  return { text: fileFailureText(t, error, placeFacts[target.place].kind), isSent: replace.mock.calls.length > 0 };
}

test.each([
  [
    'a video in the place of a picture',
    hero,
    file('video/mp4'),
    'Este archivo no es una foto que el sitio pueda mostrar',
  ],
  ['a letter', hero, file('application/pdf'), 'Este archivo no es una foto que el sitio pueda mostrar'],
  ['a picture in the place of a video', video, file('image/jpeg'), 'Este archivo no es un video mp4'],
  ['a video of another kind', video, file('video/quicktime'), 'Este archivo no es un video mp4'],
  ['a long video', video, file('video/mp4', 51 * 1024 * 1024), 'El límite es de 50 MB'],
])('%s is refused before anything is sent', async (_, target, chosen, said) => {
  const { text, isSent } = await failureOf(target, chosen);
  expect(text).toContain(said);
  expect(isSent).toBe(false);
});

test.each([
  [409, 'Otra persona acaba de cambiarlo'],
  [413, 'Esta foto es demasiado grande. El límite es de 25 MB.'],
  [415, 'Este archivo no es una foto'],
  [403, 'permiso'],
  [500, 'Algo falló de nuestro lado'],
])('what the server answers with %d is said in the language of the page', async (status, said) => {
  const { text } = await failureOf(hero, file('image/gif'), () => Promise.reject(new ApiError(status, '{}', 'No')));
  expect(text).toContain(said);
});
