import type { CrisisLineWords } from '../../content-types';
import type { CrisisLineKey } from '../crisis-lines';

const emergency = {
  name: 'Emergency services',
  languages: null,
  hours: '24 hours a day',
  note: 'Police, fire and ambulance.',
  smsText: null,
};

export const crisisLines: Readonly<Record<CrisisLineKey, CrisisLineWords>> = {
  'us-911': { ...emergency, languages: 'English, other languages through an interpreter' },
  'us-988': {
    name: 'Suicide and crisis lifeline',
    languages: 'English and Spanish',
    hours: '24 hours a day',
    note: 'Call or text. For Spanish, press 2 or text AYUDA.',
    smsText: null,
  },
  'us-18007997233': {
    name: 'Domestic violence hotline',
    languages: 'English and Spanish',
    hours: '24 hours a day',
    note: null,
    smsText: null,
  },
  'us-18004224453': {
    name: 'Childhelp, child abuse hotline',
    languages: 'English and Spanish',
    hours: '24 hours a day',
    note: 'For children, and for anyone who fears that a child is being harmed.',
    smsText: null,
  },
  'ec-911': { ...emergency, name: 'Emergency services (ECU 911)', languages: 'Spanish' },
  'ec-171': {
    name: 'Ministry of Health, emotional support',
    languages: 'Spanish',
    hours: null,
    note: 'Choose option 6.',
    smsText: null,
  },
  'pk-1122': { ...emergency, name: 'Rescue 1122', languages: 'Urdu', note: 'Ambulance, fire and rescue.' },
  'pk-15': { ...emergency, name: 'Police', languages: 'Urdu', note: null },
  'pk-03117786264': {
    name: 'Umang, mental health helpline',
    languages: 'Urdu and English',
    hours: '24 hours a day',
    note: null,
    smsText: null,
  },
  'mx-911': { ...emergency, languages: 'Spanish' },
  'mx-8009112000': {
    name: 'Línea de la Vida, emotional support',
    languages: 'Spanish',
    hours: '24 hours a day',
    note: null,
    smsText: null,
  },
  'co-123': { ...emergency, name: 'Emergency line', languages: 'Spanish' },
  'zz-112': {
    name: 'Your local emergency number',
    languages: null,
    hours: null,
    note: 'From a cell phone, 112 reaches the emergency services in many countries. To know the number where you live before you need it, ask at a hospital, a health center or a police station, and save it in your phone.',
    smsText: null,
  },
};
