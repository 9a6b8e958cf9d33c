import type { CrisisLineWords } from '../../content-types';
import type { CrisisLineKey } from '../crisis-lines';

const emergency = {
  name: 'Emergencias',
  languages: null,
  hours: 'Las 24 horas',
  note: 'Policía, bomberos y ambulancia.',
  smsText: null,
};

export const crisisLines: Readonly<Record<CrisisLineKey, CrisisLineWords>> = {
  'us-911': { ...emergency, languages: 'Inglés, otros idiomas con intérprete' },
  'us-988': {
    name: 'Línea de prevención del suicidio y crisis',
    languages: 'Español e inglés',
    hours: 'Las 24 horas',
    note: 'Llame o envíe un mensaje de texto. Para español, oprima el 2 o envíe la palabra AYUDA.',
    smsText: 'AYUDA',
  },
  'us-18007997233': {
    name: 'Línea contra la violencia doméstica',
    languages: 'Español e inglés',
    hours: 'Las 24 horas',
    note: null,
    smsText: null,
  },
  'us-18004224453': {
    name: 'Childhelp, línea contra el maltrato infantil',
    languages: 'Español e inglés',
    hours: 'Las 24 horas',
    note: 'Para niños, y para quien teme que un niño esté sufriendo daño.',
    smsText: null,
  },
  'ec-911': { ...emergency, name: 'Emergencias (ECU 911)', languages: 'Español' },
  'ec-171': {
    name: 'Ministerio de Salud, apoyo emocional',
    languages: 'Español',
    hours: null,
    note: 'Elija la opción 6.',
    smsText: null,
  },
  'pk-1122': {
    ...emergency,
    name: 'Rescate (Rescue 1122)',
    languages: 'Urdu',
    note: 'Ambulancia, bomberos y rescate.',
  },
  'pk-15': { ...emergency, name: 'Policía', languages: 'Urdu', note: null },
  'pk-03117786264': {
    name: 'Umang, línea de salud mental',
    languages: 'Urdu e inglés',
    hours: 'Las 24 horas',
    note: null,
    smsText: null,
  },
  'mx-911': { ...emergency, languages: 'Español' },
  'mx-8009112000': {
    name: 'Línea de la Vida, apoyo emocional',
    languages: 'Español',
    hours: 'Las 24 horas',
    note: null,
    smsText: null,
  },
  'co-123': { ...emergency, name: 'Línea de emergencias', languages: 'Español' },
  'zz-112': {
    name: 'El número de emergencias de su localidad',
    languages: null,
    hours: null,
    note: 'Desde un celular, el 112 comunica con los servicios de emergencia en muchos países. Para conocer el número de su localidad antes de necesitarlo, pregunte en un hospital, un centro de salud o una estación de policía, y guárdelo en su teléfono.',
    smsText: null,
  },
};
