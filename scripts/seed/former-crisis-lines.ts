import { type BuiltInLocale, builtInLocales } from '../../cms/src/api/language/contract';
import { crisisLineSeeders } from './crisis-line-seeders';
import type { Notes } from './notes';
import { noteKey } from './relations';
import { attributesOf, hashFields } from './schema';
import type { Strapi } from './strapi';

type Words = readonly [name: string, note: string | null];

/** The lines that the seed once put into the site settings, in their order, as the CMS makes entries of them. */
export const formerLines: readonly { key: string; phone: string; words: Readonly<Record<BuiltInLocale, Words>> }[] = [
  {
    key: 'us-911',
    phone: '911',
    words: {
      en: ['Emergency services', 'Police, fire and ambulance.'],
      es: ['Emergencias', 'Policía, bomberos y ambulancia.'],
    },
  },
  {
    key: 'us-988',
    phone: '988',
    words: {
      en: ['Suicide and crisis lifeline', 'Call or text at any hour. Press 2 for Spanish.'],
      es: [
        'Línea de prevención del suicidio y crisis',
        'Llamadas y mensajes de texto a cualquier hora. Para español, oprima el 2.',
      ],
    },
  },
  {
    key: 'us-18007997233',
    phone: '1-800-799-7233',
    words: {
      en: ['Domestic violence hotline', 'At any hour, in English and Spanish.'],
      es: ['Línea contra la violencia doméstica', 'A toda hora, en español e inglés.'],
    },
  },
  {
    key: 'ec-911',
    phone: '911',
    words: {
      en: ['Emergency services (ECU 911)', 'Police, fire and ambulance.'],
      es: ['Emergencias (ECU 911)', 'Policía, bomberos y ambulancia.'],
    },
  },
  {
    key: 'pk-1122',
    phone: '1122',
    words: {
      en: ['Rescue 1122', 'Ambulance, fire and rescue.'],
      es: ['Rescate (Rescue 1122)', 'Ambulancia, bomberos y rescate.'],
    },
  },
  { key: 'pk-15', phone: '15', words: { en: ['Police', null], es: ['Policía', null] } },
  {
    key: 'mx-911',
    phone: '911',
    words: {
      en: ['Emergency services', 'Police, fire and ambulance.'],
      es: ['Emergencias', 'Policía, bomberos y ambulancia.'],
    },
  },
  {
    key: 'co-123',
    phone: '123',
    words: {
      en: ['Emergency line', 'Police, fire and ambulance.'],
      es: ['Línea de emergencias', 'Policía, bomberos y ambulancia.'],
    },
  },
  {
    key: 'zz-112',
    phone: '112',
    words: {
      en: [
        'Your local emergency number',
        'From a mobile phone, 112 reaches the emergency services in many countries. To know the number where you live before you need it, ask at a hospital, a health center or a police station, and save it in your phone.',
      ],
      es: [
        'El número de emergencias de su localidad',
        'Desde un celular, el 112 comunica con los servicios de emergencia en muchos países. Para conocer el número de su localidad antes de necesitarlo, pregunte en un hospital, un centro de salud o una estación de policía, y guárdelo en su teléfono.',
      ],
    },
  },
];

/**
 * An earlier edition of the seed put crisis lines into the site settings. This notes them as the seed's own entries, so that
 * unedited ones are refreshed and edited or deleted ones stay as they are.
 */
export async function noteFormerCrisisLines(strapi: Strapi, notes: Notes): Promise<void> {
  for (const seeder of crisisLineSeeders) {
    for (const locale of builtInLocales) {
      const settings = notes.read(`api::site-setting.site-setting::${locale}`);
      if (settings?.hashes['crisisLines'] === undefined) continue;
      const names = Object.keys((await seeder.entries(locale))[0] ?? {});
      for (const [index, { key, phone, words }] of formerLines.entries()) {
        const note = noteKey(seeder, key, locale);
        if (notes.read(note) !== null) continue;
        const [name, text] = words[locale];
        const countryCode = key.slice(0, 2).toUpperCase();
        const made = { key, countryCode, kind: 'emergency', phone, position: index + 1, name, note: text };
        await notes.write(note, { hashes: hashFields(strapi, attributesOf(strapi, seeder.uid), made, names) });
      }
    }
  }
}
