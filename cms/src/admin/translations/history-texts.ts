import type { InBothLanguages } from '../../contracts/panel-names';

export const historyTexts = {
  'history.title': { en: 'Earlier versions', es: 'Versiones anteriores' },
  'history.about': {
    en: 'Each time this entry is published, what it said is kept: the last {count} times.',
    es: 'Cada vez que se publica esta entrada, se guarda lo que decía: las últimas {count} veces.',
  },
  'history.none': {
    en: 'Not published yet. From the first time on, what it said is kept here.',
    es: 'Todavía no se ha publicado. Desde la primera vez, aquí se guarda lo que decía.',
  },
  'history.open': { en: 'See the earlier versions', es: 'Ver las versiones anteriores' },
  'history.failed': {
    en: 'The earlier versions could not be loaded.',
    es: 'No se pudieron cargar las versiones anteriores.',
  },
  'history.loading': { en: 'Loading…', es: 'Cargando…' },
  'history.back': { en: 'Back to the entry', es: 'Volver a la entrada' },
  'history.of': { en: 'Earlier versions of “{title}”', es: 'Versiones anteriores de “{title}”' },
  'history.in': { en: 'In {language}', es: 'En {language}' },
  'history.by': { en: 'Published by {name}', es: 'Publicada por {name}' },
  'history.by-program': { en: 'Published by the program', es: 'Publicada por el programa' },
  'history.first': { en: 'The first version kept', es: 'La primera versión guardada' },
  'history.changed': { en: 'Changed: {fields}', es: 'Cambió: {fields}' },
  'history.on-site': { en: 'On the site now', es: 'En el sitio ahora' },
  'history.compare': {
    en: 'Compared with the draft as it is now',
    es: 'Comparada con el borrador tal como está ahora',
  },
  'history.no-differences': {
    en: 'The draft says exactly what this version said.',
    es: 'El borrador dice exactamente lo mismo que esta versión.',
  },
  'history.then': { en: 'In this version', es: 'En esta versión' },
  'history.now': { en: 'In the draft now', es: 'En el borrador ahora' },
  'history.empty': { en: 'Empty', es: 'Vacío' },
  'history.absent': { en: 'Not there', es: 'No está' },
  'history.yes': { en: 'Yes', es: 'Sí' },
  'history.no': { en: 'No', es: 'No' },
  'history.restore': { en: 'Put into the draft', es: 'Poner en el borrador' },
  'history.restore-title': { en: 'Put this version into the draft?', es: '¿Poner esta versión en el borrador?' },
  'history.restore-about': {
    en: 'The draft is replaced with this version of {date}. The site stays as it is until you publish. Fields that both languages share change in the other draft as well.',
    es: 'El borrador se reemplaza con esta versión del {date}. El sitio queda como está hasta que usted publique. Los campos que comparten los dos idiomas cambian también en el otro borrador.',
  },
  'history.restore-confirm': { en: 'Put into the draft', es: 'Poner en el borrador' },
  'history.restored': {
    en: 'The version of {date} is in the draft now. Read it, then publish it.',
    es: 'La versión del {date} ya está en el borrador. Léala y después publíquela.',
  },
  'history.restored-without': {
    en: 'It is in the draft now, except for this: {parts}',
    es: 'Ya está en el borrador, menos esto: {parts}',
  },
  'history.not-restored': {
    en: 'The version could not be put into the draft. {reason}',
    es: 'No se pudo poner la versión en el borrador. {reason}',
  },
  'history.skipped-field': {
    en: '{field} (the site no longer has this field)',
    es: '{field} (el sitio ya no tiene este campo)',
  },
  'history.skipped-value': {
    en: '{field} (its value does not fit the field of today)',
    es: '{field} (su valor no cabe en el campo de hoy)',
  },
  'history.skipped-file': {
    en: '{field} (the file “{name}” no longer exists)',
    es: '{field} (el archivo “{name}” ya no existe)',
  },
  'history.skipped-entry': { en: '{field} (“{name}” no longer exists)', es: '{field} (“{name}” ya no existe)' },
} satisfies Readonly<Record<string, InBothLanguages>>;
