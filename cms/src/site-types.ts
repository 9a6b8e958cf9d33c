import type { InBothLanguages } from './contracts/panel-names';
import { sitePaths } from './contracts/site-paths';

type Row = Readonly<Record<string, unknown>>;

export type Ordered = { readonly field: string; readonly newComes: 'first' | 'last' };

export type EntryPath = {
  /** The field that the path is made from, and the path while that is empty. */
  readonly field: string;
  readonly of: (value: string) => string;
  readonly otherwise?: string;
  /** The type and relation that name it, if the field is theirs. */
  readonly shownBy?: { readonly uid: string; readonly relation: string };
};

export type SiteType = {
  /**
   * A page is a single type, and nobody may delete it. An entry is one of several; a deleted one waits in the trash.
   * Both have drafts, a history and a publication. A record is written by visitors or the program and has none of these.
   */
  readonly kind: 'page' | 'entry' | 'record';
  /** In the panel. The English name is also the `displayName` of the schema. */
  readonly names: InBothLanguages;
  /** The fields that name it in lists and sentences, the best one first. */
  readonly namedBy: readonly string[];
  /** The field that holds its position in an order that editors choose, and where a new entry comes. */
  readonly orderedBy?: Ordered;
  /** The field that identifies it in an address, the field that this is made from, and the address without such a text. */
  readonly address?: { readonly field: string; readonly from?: string; readonly otherwise: string };
  /** False for an entry that is written in one language alone. Otherwise the translation board expects both. */
  readonly isTranslated?: false;
  /** Where the site shows it: in the preview, and beside its form. */
  readonly path?: string | EntryPath;
  /** What disappears when it is unpublished, if that is more or less than the page at its path. */
  readonly appears?: InBothLanguages;
};

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null);

/** A page that shows its own title, at this path. */
const page = (names: SiteType['names'], path: string, rest: Partial<SiteType> = {}): SiteType => ({
  kind: 'page',
  names,
  namedBy: ['title'],
  path,
  ...rest,
});

/** Every content type that the panel shows, in the order of its menu. */
export const siteTypes: Readonly<Record<string, SiteType>> = {
  'api::article.article': {
    kind: 'entry',
    names: { en: 'Articles', es: 'Artículos' },
    namedBy: ['title'],
    orderedBy: { field: 'position', newComes: 'first' },
    address: { field: 'slug', from: 'title', otherwise: 'article' },
    path: { field: 'slug', of: sitePaths.article, otherwise: sitePaths.resources },
    appears: {
      en: 'the article in the library, and its own address',
      es: 'el artículo en la biblioteca y su propia dirección',
    },
  },
  'api::training-module.training-module': {
    kind: 'entry',
    names: { en: 'Training modules', es: 'Módulos de capacitación' },
    namedBy: ['title'],
    orderedBy: { field: 'number', newComes: 'last' },
    address: { field: 'slug', from: 'title', otherwise: 'module' },
    path: { field: 'slug', of: sitePaths.module, otherwise: sitePaths.resources },
    appears: {
      en: 'the module of the training course in the library, and its own address',
      es: 'el módulo del curso en la biblioteca y su propia dirección',
    },
  },
  'api::quiz.quiz': {
    kind: 'entry',
    names: { en: 'Quizzes', es: 'Cuestionarios' },
    namedBy: ['key'],
    address: { field: 'key', otherwise: 'quiz' },
    path: {
      field: 'slug',
      of: sitePaths.module,
      otherwise: sitePaths.training,
      shownBy: { uid: 'api::training-module.training-module', relation: 'quiz' },
    },
    appears: { en: 'the quiz at the end of its module', es: 'el cuestionario al final de su módulo' },
  },
  'api::book.book': {
    kind: 'entry',
    names: { en: 'Books', es: 'Libros' },
    namedBy: ['title'],
    orderedBy: { field: 'position', newComes: 'last' },
    // A book is recommended in its own language.
    isTranslated: false,
    path: { field: 'documentId', of: sitePaths.book },
    appears: {
      en: 'the book in the library and on the home page',
      es: 'el libro en la biblioteca y en la página de inicio',
    },
  },
  'api::revival-event.revival-event': {
    kind: 'entry',
    names: { en: 'Revival events', es: 'Eventos del avivamiento' },
    namedBy: ['title'],
    path: { field: 'documentId', of: sitePaths.revivalEvent },
    appears: {
      en: 'the event on the timeline of the home page, with its pictures and videos',
      es: 'el evento en la línea de tiempo de la página de inicio, con sus fotos y videos',
    },
  },
  'api::event-media.event-media': {
    kind: 'entry',
    names: { en: 'Event media', es: 'Fotos y videos de eventos' },
    namedBy: ['caption', 'mediaUrl'],
    isTranslated: false,
    path: { field: 'eventDocumentId', of: sitePaths.revivalEvent },
    appears: {
      en: 'this picture or video on the timeline of the home page',
      es: 'esta foto o este video en la línea de tiempo de la página de inicio',
    },
  },
  'api::crisis-line.crisis-line': {
    kind: 'entry',
    names: { en: 'Crisis lines', es: 'Líneas de crisis' },
    namedBy: ['name'],
    orderedBy: { field: 'position', newComes: 'last' },
    path: sitePaths.prayer,
    appears: {
      en: 'this number wherever people in danger are shown whom to call',
      es: 'este número dondequiera que se indica a quién llamar en peligro',
    },
  },
  'api::answer-template.answer-template': {
    kind: 'entry',
    names: { en: 'Answer templates', es: 'Plantillas de respuesta' },
    namedBy: ['title'],
    orderedBy: { field: 'position', newComes: 'last' },
    appears: { en: 'this message at the prayer desk', es: 'este mensaje en la mesa de oración' },
  },
  'api::prayer-request.prayer-request': {
    kind: 'record',
    names: { en: 'Prayer requests', es: 'Peticiones de oración' },
    namedBy: ['reference'],
  },
  'api::counseling-request.counseling-request': {
    kind: 'record',
    names: { en: 'Counseling requests', es: 'Solicitudes de consejería' },
    namedBy: ['reference'],
  },
  'api::contact-request.contact-request': {
    kind: 'record',
    names: { en: 'Contact requests', es: 'Solicitudes de contacto' },
    namedBy: ['reference'],
  },
  'api::retention.request-tally': {
    kind: 'record',
    names: { en: 'Deleted requests', es: 'Peticiones borradas' },
    namedBy: [],
  },
  'api::reading-record.reading-record': {
    kind: 'record',
    names: { en: 'Record of reading', es: 'Registro de lecturas' },
    namedBy: ['reference'],
  },
  'api::account-change.account-change': {
    kind: 'record',
    names: { en: 'Record of accounts', es: 'Registro de cuentas' },
    namedBy: ['change'],
  },

  'api::home-page.home-page': page({ en: 'Home page', es: 'Página de inicio' }, sitePaths.home, {
    namedBy: [],
    appears: {
      en: 'the home page itself, the first thing everybody sees',
      es: 'la página de inicio, lo primero que todos ven',
    },
  }),
  'api::about-page.about-page': page({ en: 'About page', es: 'Quiénes somos' }, sitePaths.about),
  'api::prophetic-ministry-page.prophetic-ministry-page': page(
    { en: 'Prophetic ministry page', es: 'Ministerio profético' },
    sitePaths.propheticMinistry,
  ),
  'api::marriage-ministry-page.marriage-ministry-page': page(
    { en: 'Marriage ministry page', es: 'Ministerio matrimonial' },
    sitePaths.marriageMinistry,
  ),
  'api::mens-ministry-page.mens-ministry-page': page(
    { en: 'Men’s ministry page', es: 'Ministerio de hombres' },
    sitePaths.mensMinistry,
  ),
  'api::resources-page.resources-page': page({ en: 'Library page', es: 'Recursos' }, sitePaths.resources, {
    appears: {
      en: 'the library at /resources with its heading. Articles and training modules are shown without it',
      es: 'la biblioteca /resources con su encabezado. Los artículos y los módulos se muestran sin él',
    },
  }),
  'api::gospel-presentation.gospel-presentation': page(
    { en: 'Gospel presentation', es: 'Presentación del evangelio' },
    sitePaths.gospel,
    {
      appears: {
        en: 'the gospel presentation, and what the home page shows of it',
        es: 'la presentación del evangelio y lo que la página de inicio muestra de ella',
      },
    },
  ),
  'api::support-page.support-page': page({ en: 'Giving page', es: 'Ofrendas' }, sitePaths.support, {
    appears: {
      en: 'the page at /support, and the giving cards of the home page',
      es: 'la página /support y las tarjetas de ofrendas de la página de inicio',
    },
  }),
  'api::prayer-page.prayer-page': page({ en: 'Prayer page', es: 'Oración' }, sitePaths.prayer),
  'api::contact-page.contact-page': page({ en: 'Contact page', es: 'Contacto' }, sitePaths.contact),
  'api::privacy-page.privacy-page': page({ en: 'Privacy page', es: 'Privacidad' }, sitePaths.privacy),
  'api::video-preview-page.video-preview-page': page(
    { en: 'Video preview page', es: 'Vista previa del video' },
    sitePaths.videoPreview,
  ),
  // The name and the contact details of the ministry are on every page.
  'api::site-setting.site-setting': page({ en: 'Site settings', es: 'Ajustes del sitio' }, sitePaths.home, {
    namedBy: [],
    appears: {
      en: 'the whole site. Without its settings it has no name and no contact address, and every page answers with an error',
      es: 'todo el sitio. Sin sus ajustes no tiene nombre ni dirección de contacto, y cada página responde con un error',
    },
  }),
};

/** Pages and entries: what editors write, with drafts and a history. */
export const isContent = (uid: string) => siteTypes[uid]?.kind === 'page' || siteTypes[uid]?.kind === 'entry';

export const isPage = (uid: string) => siteTypes[uid]?.kind === 'page';

/** `about-page` of `api::about-page.about-page`. */
export const nounOf = (uid: string) => uid.replace(/^.*[.]/, '');

const ofKind = (wanted: SiteType['kind']) =>
  Object.entries(siteTypes).flatMap(([uid, { kind }]) => (kind === wanted ? uid : []));

export const pageUids: readonly string[] = ofKind('page');
export const entryUids: readonly string[] = ofKind('entry');

/** Types that have a preview. */
export const shownUids: readonly string[] = Object.keys(siteTypes).filter((uid) => siteTypes[uid]?.path !== undefined);

const fileName = (address: string) => address.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? address;

/** What an entry is called; null if nothing names it. */
export function titleOf(uid: string, entry: Row): string | null {
  for (const name of siteTypes[uid]?.namedBy ?? []) {
    const text = textOf(entry[name]);
    if (text !== null) return name === 'mediaUrl' ? fileName(text) : text;
  }
  return null;
}
