import { expect, test } from 'vitest';
import { probableCountry } from './country';

test.each([
  ['America/Guayaquil', ['es-EC'], 'EC'],
  ['Asia/Karachi', ['en-US', 'ur-PK'], 'PK'],
  ['America/Chicago', ['es-MX'], 'US'],
  ['America/Kentucky/Louisville', [], 'US'],
  ['America/Tijuana', ['en-US'], 'MX'],
  ['America/Mexico_City', ['es-MX'], 'MX'],
  ['Mexico/General', [], 'MX'],
  ['America/Bogota', ['es-419'], 'CO'],
  ['Pacific/Galapagos', ['en-US'], 'EC'],
  ['America/Indiana/Knox', ['es-PK'], 'US'],
  ['US/Pacific', ['es'], 'US'],
  ['America/Lima', ['es-US'], undefined],
  ['Pacific/Honolulu', [], 'US'],
  ['Europe/Madrid', ['es-EC'], undefined],
  ['UTC', ['es', 'es-CO'], 'CO'],
  ['', ['en'], undefined],
])('%s and %j: %s', (timeZone, languages, country) => {
  expect(probableCountry(timeZone, languages)).toBe(country);
});
