import type { builtInLocales, Locale } from '../language/contract';

/** The panel writes the language it shows into this cookie, so that the CMS answers in the same one. */
export const panelLanguageCookie = 'panel-language';

export type PanelLanguage = (typeof builtInLocales)[number];
export type InBothLanguages = Readonly<Record<PanelLanguage, string>>;

/** In the order of the panel's menu. The English name is also the `displayName` of the schema. */
export const typeNames: Readonly<Record<string, InBothLanguages>> = {
  'api::article.article': { en: 'Articles', es: 'Artículos' },
  'api::training-module.training-module': { en: 'Training modules', es: 'Módulos de capacitación' },
  'api::quiz.quiz': { en: 'Quizzes', es: 'Cuestionarios' },
  'api::book.book': { en: 'Books', es: 'Libros' },
  'api::revival-event.revival-event': { en: 'Revival events', es: 'Eventos del avivamiento' },
  'api::event-media.event-media': { en: 'Event media', es: 'Fotos y videos de eventos' },
  'api::crisis-line.crisis-line': { en: 'Crisis lines', es: 'Líneas de crisis' },
  'api::answer-template.answer-template': { en: 'Answer templates', es: 'Plantillas de respuesta' },
  'api::prayer-request.prayer-request': { en: 'Prayer requests', es: 'Peticiones de oración' },
  'api::counseling-request.counseling-request': { en: 'Counseling requests', es: 'Solicitudes de consejería' },
  'api::contact-request.contact-request': { en: 'Contact requests', es: 'Solicitudes de contacto' },
  'api::retention.request-tally': { en: 'Deleted requests', es: 'Peticiones borradas' },
  'api::reading-record.reading-record': { en: 'Record of reading', es: 'Registro de lecturas' },
  'api::account-change.account-change': { en: 'Record of accounts', es: 'Registro de cuentas' },

  'api::home-page.home-page': { en: 'Home page', es: 'Página de inicio' },
  'api::about-page.about-page': { en: 'About page', es: 'Quiénes somos' },
  'api::prophetic-ministry-page.prophetic-ministry-page': {
    en: 'Prophetic ministry page',
    es: 'Ministerio profético',
  },
  'api::marriage-ministry-page.marriage-ministry-page': {
    en: 'Marriage ministry page',
    es: 'Ministerio matrimonial',
  },
  'api::mens-ministry-page.mens-ministry-page': { en: 'Men’s ministry page', es: 'Ministerio de hombres' },
  'api::resources-page.resources-page': { en: 'Library page', es: 'Recursos' },
  'api::gospel-presentation.gospel-presentation': { en: 'Gospel presentation', es: 'Presentación del evangelio' },
  'api::support-page.support-page': { en: 'Giving page', es: 'Ofrendas' },
  'api::prayer-page.prayer-page': { en: 'Prayer page', es: 'Oración' },
  'api::contact-page.contact-page': { en: 'Contact page', es: 'Contacto' },
  'api::privacy-page.privacy-page': { en: 'Privacy page', es: 'Privacidad' },
  'api::video-preview-page.video-preview-page': { en: 'Video preview page', es: 'Vista previa del video' },
  'api::site-setting.site-setting': { en: 'Site settings', es: 'Ajustes del sitio' },
};

export const languageNames: Readonly<Record<Locale, InBothLanguages>> = {
  en: { en: 'English', es: 'Inglés' },
  es: { en: 'Spanish', es: 'Español' },
  ur: { en: 'Urdu', es: 'Urdu' },
};

/** What the panel calls the roles of whoever is signed in, by their code. */
export const roleNames: Readonly<Record<string, InBothLanguages>> = {
  'strapi-super-admin': { en: 'Super admin', es: 'Super admin' },
  'strapi-editor': { en: 'Editor', es: 'Editor' },
  'strapi-author': { en: 'Author', es: 'Autor' },
  'ministry-admin': { en: 'Ministry admin', es: 'Administración del ministerio' },
  'prayer-team': { en: 'Prayer team', es: 'Equipo de oración' },
  'team-lead': { en: 'Team lead', es: 'Responsable del equipo' },
};

/** What the panel calls each group of fields. The English name is also the `displayName` of the component. */
export const groupNames: Readonly<Record<string, InBothLanguages>> = {
  'gospel.call-to-action': { en: 'Call to action', es: 'Invitación' },
  'gospel.section': { en: 'Gospel section', es: 'Parte de la presentación' },
  'home.counters': { en: 'Counters', es: 'Contadores' },
  'home.hero': { en: 'First screen', es: 'Primera pantalla' },
  'home.answered-prayer': { en: 'Answered prayer', es: 'Oración respondida' },
  'home.highlight': { en: 'Highlight', es: 'Destacado' },
  'home.ministry-card': { en: 'Ministry card', es: 'Tarjeta de un ministerio' },
  'home.prayer': { en: 'Prayer section', es: 'Invitación a orar' },
  'home.video-section': { en: 'Section with a video', es: 'Sección con un video' },
  'library.about-training': { en: 'About this training', es: 'Acerca de esta capacitación' },
  'library.discipleship': { en: 'Discipleship website', es: 'Sitio de discipulado' },
  'library.meeting-step': { en: 'Step of a meeting', es: 'Paso de una reunión' },
  'library.question': { en: 'Question', es: 'Pregunta' },
  'ministry.figure': { en: 'Figure', es: 'Cifra' },
  'ministry.principle': { en: 'Biblical principle', es: 'Principio bíblico' },
  'ministry.prophetic-word': { en: 'Prophetic word', es: 'Palabra profética' },
  'ministry.retreat': { en: 'Men’s retreat', es: 'Retiro de hombres' },
  'shared.card': { en: 'Card', es: 'Tarjeta' },
  'shared.line': { en: 'Line', es: 'Línea' },
  'shared.picture': { en: 'Photo', es: 'Foto' },
  'shared.quote': { en: 'Quotation', es: 'Cita' },
  'shared.scripture': { en: 'Scripture', es: 'Texto bíblico' },
  'shared.section': { en: 'Section', es: 'Sección' },
  'shared.seo': { en: 'For search engines', es: 'Para los buscadores' },
  'shared.testimony': { en: 'Testimony', es: 'Testimonio' },
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
