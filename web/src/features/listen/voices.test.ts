import { expect, test } from 'vitest';
import { findVoice } from './voices';

const voice = (lang: string, localService = true, isDefault = false) => ({ lang, localService, default: isDefault });

test.each([
  ['the device’s default of the language', 'es', [voice('es-ES'), voice('es-MX', true, true)], 'es-MX'],
  ['any other of the language', 'es', [voice('en-US', true, true), voice('es-US')], 'es-US'],
  ['one that Android names with an underscore', 'en', [voice('es_US'), voice('en_GB')], 'en_GB'],
  ['one for the part of the language', 'en-US', [voice('en')], 'en'],
  ['no voice of a service', 'en', [voice('en-US', false, true)], undefined],
  ['no other language that begins alike', 'es', [voice('est-EE')], undefined],
])('%s', (_, language, voices, expected) => {
  expect(findVoice(voices, language)?.lang).toBe(expected);
});
