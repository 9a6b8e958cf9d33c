import type { InBothLanguages } from '../../contracts/panel-names';

export const upkeepTexts = {
  'site-state.certificate': { en: 'Certificate for https', es: 'Certificado para https' },
  'site-state.certificate.end': { en: 'Until {date}', es: 'Hasta el {date}' },
  'site-state.certificate.ending': {
    en: 'It should have been renewed by now. After that day browsers warn visitors away.',
    es: 'Ya debería estar renovado. Después de ese día, los navegadores advierten a los visitantes que no entren.',
  },
  'upkeep.title': { en: 'Links and accounts', es: 'Enlaces y cuentas' },
  'upkeep.unchecked': {
    en: 'Links to other sites have not been checked yet. It happens every week.',
    es: 'Los enlaces a otros sitios todavía no se han revisado. Se hace cada semana.',
  },
  'upkeep.links': {
    en: '{count, plural, =0 {All links to other sites answer.} one {One link leads nowhere.} other {# links lead nowhere.}} Checked on {date}.',
    es: '{count, plural, =0 {Todos los enlaces a otros sitios responden.} one {Un enlace no lleva a ninguna parte.} other {# enlaces no llevan a ninguna parte.}} Se revisó el {date}.',
  },
  'upkeep.accounts': {
    en: '{count, plural, one {One account has not been used for a year. Whoever left should have none.} other {# accounts have not been used for a year. Whoever left should have none.}}',
    es: '{count, plural, one {Una cuenta no se ha usado en un año. Quien se fue no debería tener una.} other {# cuentas no se han usado en un año. Quien se fue no debería tener una.}}',
  },
  'upkeep.since': { en: 'Not since {date}', es: 'No desde el {date}' },
  'upkeep.open-accounts': { en: 'Open the accounts', es: 'Abrir las cuentas' },
} satisfies Readonly<Record<string, InBothLanguages>>;
