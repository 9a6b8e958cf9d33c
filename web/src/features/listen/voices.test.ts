import { expect, test } from 'vitest';
import { findVoice } from './voices';

const voice = (lang: string, localService = true, isDefault = false) => ({ lang, localService, default: isDefault });

test.each([
  ['the device’s default of the language', 'es', [voice('es-ES'), voice('es-MX', true, true)], 'es-MX'],
  ['any other of the language', 'es', [voice('en-US', true, true), voice('es-US')], 'es-US'],
  ['one that Android names with an underscore', 'en', [voice('es_US'), voice('en_GB')], 'en_GB'],
  ['one for the part of the language', 'en-US', [voice('en')], 'en'],
  ['one that Firefox on Android names with three letters', 'es', [voice('eng-USA'), voice('spa-ESP')], 'spa-ESP'],
  ['an English one of it', 'en', [voice('spa-ESP'), voice('eng-USA')], 'eng-USA'],
  ['an Urdu one of it', 'ur', [voice('urd-PAK')], 'urd-PAK'],
  ['the older code of three letters', 'fr-CA', [voice('fre')], 'fre'],
  ['the older code of two letters', 'he', [voice('iw_IL')], 'iw_IL'],
  ['none where a voice has no language', 'es', [voice('')], undefined],
  ['none where its name is no code', 'es', [voice('Spanish'), voice('?')], undefined],
  ['no voice of a service', 'en', [voice('en-US', false, true)], undefined],
  ['no other language that begins alike', 'es', [voice('est-EE')], undefined],
])('%s', (_, language, voices, expected) => {
  expect(findVoice(voices, language)?.lang).toBe(expected);
});
