import type { builtInLocales, Locale } from './language';

/** The panel writes the language it shows into this cookie, so that the CMS answers in the same one. */
export const panelLanguageCookie = 'panel-language';

export type PanelLanguage = (typeof builtInLocales)[number];
export type InBothLanguages = Readonly<Record<PanelLanguage, string>>;

export const languageNames: Readonly<Record<Locale, InBothLanguages>> = {
  en: { en: 'English', es: 'Inglés' },
  es: { en: 'Spanish', es: 'Español' },
  ur: { en: 'Urdu', es: 'Urdu' },
};

export const roleNames: Readonly<Record<string, InBothLanguages>> = {
  'strapi-super-admin': { en: 'Super admin', es: 'Super admin' },
  'strapi-editor': { en: 'Editor', es: 'Editor' },
  'strapi-author': { en: 'Author', es: 'Autor' },
  'ministry-admin': { en: 'Ministry admin', es: 'Administración del ministerio' },
  'prayer-team': { en: 'Prayer team', es: 'Equipo de oración' },
  'team-lead': { en: 'Team lead', es: 'Responsable del equipo' },
};

/** What the panel calls each value of a field with choices, whatever the field: Strapi looks up the value alone. */
export const choiceNames: Readonly<Record<string, InBothLanguages>> = {
  ...languageNames,

  new: { en: 'New', es: 'Nueva' },
  praying: { en: 'In prayer', es: 'En oración' },
  contacted: { en: 'Contacted', es: 'Contactada' },
  'follow-up': { en: 'Follow-up', es: 'Seguimiento' },
  'answered-by-god': { en: 'Answered by God', es: 'Respondida por Dios' },
  answered: { en: 'Answered by the team', es: 'Respondida por el equipo' },
  archived: { en: 'Archived', es: 'Archivada' },

  healing: { en: 'Healing', es: 'Sanidad' },
  family: { en: 'Family', es: 'Familia' },
  financial: { en: 'Finances', es: 'Finanzas' },
  spiritual: { en: 'Faith', es: 'Fe' },
  guidance: { en: 'Guidance', es: 'Dirección' },
  other: { en: 'Something else', es: 'Otro motivo' },

  'every-kind': { en: 'Every kind', es: 'Todas' },
  prayer: { en: 'Prayer', es: 'Oración' },
  contact: { en: 'Contact', es: 'Contacto' },
  counseling: { en: 'Counseling', es: 'Consejería' },
  closed: { en: 'Closed', es: 'Cerrada' },
  unanswered: { en: 'Unanswered', es: 'Sin respuesta' },
  spam: { en: 'It was spam', es: 'Era spam' },
  forgotten: { en: 'Its sender asked for it', es: 'Lo pidió quien la envió' },

  phone: { en: 'By phone', es: 'Por teléfono' },
  'in-person': { en: 'In person', es: 'En persona' },

  'hidden-field': { en: 'Hidden field filled in', es: 'Llenó el campo oculto' },
  'too-fast': { en: 'Filled in too fast', es: 'Se llenó demasiado rápido' },
  advertising: { en: 'Looks like advertising', es: 'Parece publicidad' },
  'same-text': { en: 'Same text from many', es: 'El mismo texto de muchas personas' },
  'many-at-once': { en: 'Many at once', es: 'Muchas a la vez' },

  created: { en: 'Created', es: 'Creada' },
  password: { en: 'New password', es: 'Contraseña nueva' },
  email: { en: 'New email address', es: 'Correo nuevo' },
  roles: { en: 'Other roles', es: 'Otros roles' },
  access: { en: 'Turned on or off', es: 'Activada o desactivada' },
  name: { en: 'Another name', es: 'Otro nombre' },
  deleted: { en: 'Deleted', es: 'Eliminada' },
  'another-account': { en: 'Another account', es: 'Otra cuenta' },
  'own-account': { en: 'The account itself', es: 'La misma cuenta' },
  'mailed-link': { en: 'A mailed link', es: 'Un enlace por correo' },
  program: { en: 'Whoever runs the server', es: 'Quien administra el servidor' },

  emergency: { en: 'Emergency', es: 'Emergencia' },
  suicide: { en: 'Suicide', es: 'Suicidio' },
  violence: { en: 'Violence', es: 'Violencia' },
  children: { en: 'Children', es: 'Niñez' },

  image: { en: 'Picture', es: 'Foto' },
  video: { en: 'Video', es: 'Video' },

  'multiple-choice': { en: 'Multiple choice', es: 'Opción múltiple' },
  'true-false': { en: 'True or false', es: 'Verdadero o falso' },
  scenario: { en: 'Scenario', es: 'Situación' },

  hospital: { en: 'Hospital', es: 'Hospital' },
  conversation: { en: 'Conversation', es: 'Conversación' },
  rings: { en: 'Rings', es: 'Anillos' },
  couple: { en: 'Couple', es: 'Pareja' },
  ceremony: { en: 'Ceremony', es: 'Ceremonia' },
  grief: { en: 'Grief', es: 'Duelo' },
  lifeline: { en: 'Lifebuoy', es: 'Salvavidas' },
  candle: { en: 'Candle', es: 'Vela' },
  book: { en: 'Book', es: 'Libro' },
  flame: { en: 'Flame', es: 'Llama' },
  voice: { en: 'Voice', es: 'Voz' },
  heart: { en: 'Heart', es: 'Corazón' },
  people: { en: 'People', es: 'Personas' },
  crown: { en: 'Crown', es: 'Corona' },
  shield: { en: 'Shield', es: 'Escudo' },
  bridge: { en: 'Bridge', es: 'Puente' },
  cross: { en: 'Cross', es: 'Cruz' },
  lamp: { en: 'Lamp', es: 'Lámpara' },
  seedling: { en: 'Seedling', es: 'Brote' },
  globe: { en: 'Globe', es: 'Globo terráqueo' },
};
