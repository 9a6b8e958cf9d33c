const libraries = 'react|react-dom|scheduler|react-router|react-router-dom|swr|styled-components|stylis';
const icons = 'lucide-react/dist/esm/icons/';
/** The core of the icon library, and the icons of the frame around every page. */
const frameIcons = `lucide-react/dist/esm/(?:(?!icons/)|icons/(?:arrow-left|arrow-right|chevron-down|menu|x)[.])`;
/** Icons in the shared chunk; otherwise a course page would load the whole `sections` chunk for them. */
const sharedIcons = `${icons}(?:book-open|chevron-right|circle-check|circle-exclamation-point|external-link|flame|gem|hand-heart|heart-handshake|image-off|life-buoy|play|search)[.]`;
const shareIcons = `${icons}(?:link-2|message-circle|share-2)[.]`;
const cardIcons = `${icons}(?:audio-lines|bridge|crown|globe|heart|lamp|shield|sprout|users-round)[.]`;
const fieldIcons = `${icons}loader-circle[.]`;
const sessionIcons = `${icons}log-out[.]`;
const formIcons = `${icons}(?:mail-check|refresh-cw)[.]`;

/** Code that parses the CMS's answers. The first page does not need it: the server has parsed its content. */
const answerModules =
  'cms/src/api/(?!answer-template/|certificate/|certificate-messages/|crisis-words/|day/|preview/|submission-messages/|language/|prayer-desk/|prayer-meeting/|prayer-thanks/|proof-of-work/|quiz-answer/|quiz-score/|readable-code/|reference/|social-image/|submission/|summary/|weekly-reminder/|[a-z]+-request/)|lib/cms-client/read-answer';

/** The course: loaded after the page, so no page waits for it. */
const courseModules =
  'features/(?:quiz/(?!quiz-failure|quiz-skeleton)|training/(?!training-query))|api/quiz-score/|i18n/[a-z]+/course[.]|lib/(?:device-storage|parse-object|save-file|hydration/shown-after-interaction)';
const formModules = 'features/(?:requests/(?!form/proof-of-work|lazy-forms)|gospel/(?!gospel-address|gospel-query))';
/** Form fields. Signing in and the prayer desk use them without the form libraries. */
const fieldModules =
  'api/(?:(?!entered-)[a-z]+-request|readable-code|reference)/|ui/form/(?!control-style|deferred-form|radio-group)';
/** Used by two forms, neither of which should wait for the other’s libraries. */
const radioModules = 'ui/form/radio-group';
const formLibraries =
  'deepmerge|formik|hoist-non-react-statics|lodash-es|property-expr|react-fast-compare|react-is|tiny-case|tiny-warning|toposort|yup';
const libraryModules = 'pages/resources/(?!data|page|place|lazy-screens|skeletons|tab-content)|features/rich-text/';
/** The parts that home, the ministries' pages and the giving page are made of. */
const sectionModules = 'features/(?:gallery|ministry|video)/|ui/(?:card-icon|gallery/|icon-card|reveal|section)';
/** Home and the giving page. */
const givingModules = 'features/giving/';
/** Home and the library's tab of books. */
const bookModules = 'features/books/(?!books-query)';
const shareModules = 'features/share/(?!share-page[.])|ui/share-button';
/** Loaded only with the parts that need them. */
const laterModules =
  'ui/(?:confirmed-button|dialog/)|features/quiz/(?:quiz-failure|quiz-skeleton)|i18n/[a-z]+/quiz-dialog[.]';
const sessionModules = 'features/panel-session/|lib/panel-session/|i18n/[a-z]+/panel-session[.]';
/** Shared by the prayer desk and the parts of it that load later. */
const deskModules =
  'features/prayer-desk/|api/(?:answer-template|entered-request|prayer-desk|prayer-meeting|weekly-reminder)/';
/** The page `/admin`, and what its calls share with the timeline's. */
const adminModules =
  'features/media-admin/|features/revival/revival-events-query|pages/admin/|features/preview/|i18n/[a-z]+/(?:admin|admin-parts|preview)[.]|api/(?:event-draft|event-media|image|picture-slot|revival-event)/|lib/cms-client/(?:fetch-with-retry|send-file|use-fresh-content)';
/** Keeping pages on the device: the panel that opens from a page, and the page that lists them. */
const keptModules = 'features/keep/(?!keep-page)|lib/kept/|i18n/[a-z]+/kept[.]|pages/kept/';
/** The button alone and the link to both languages, which come with every page that can be kept. */
const keepModules = 'features/(?:keep/keep-page|bilingual/)';
/** Finds out whether the device can read a page aloud. */
const listenModules = 'features/listen/(?:listen-to-page|voices)';
/** The timeline, as a page and as a dialog. */
const revivalModules = 'features/revival/(?!revival-events-query|use-timeline-link)';
const searchModules = 'features/library-search/search-index';
/** Shared by making and checking a certificate; the checking page needs the texts at once. */
const certificateModules = 'features/certificate/(?!course-certificate)|api/certificate/';
const certificateTexts = 'i18n/[a-z]+/certificate[.]|api/certificate-messages/';
const ownModules = [
  radioModules,
  certificateModules,
  certificateTexts,
  keptModules,
  keepModules,
  listenModules,
  searchModules,
  revivalModules,
  courseModules,
  fieldModules,
  formModules,
  sessionModules,
  libraryModules,
  sectionModules,
  givingModules,
  bookModules,
  shareModules,
  laterModules,
  deskModules,
  adminModules,
].join('|');

/** Ungrouped, the bundler makes a chunk of each set of modules that some pages share, and a page would need ten. */
export const chunkGroups = [
  {
    name: 'libraries',
    priority: 3,
    test: new RegExp(`node_modules/(?:(?:${libraries})/|${frameIcons})`),
  },
  // Apart from `answers`, because signing in and the prayer desk only parse answers of their own.
  { name: 'schemas', priority: 4, test: /node_modules\/valibot\/|cms\/src\/api\/submission\// },
  // Without the languages, which pages need at once.
  { name: 'answers', priority: 3, test: new RegExp(answerModules), includeDependenciesRecursively: false },
  {
    name: 'shared',
    priority: 2,
    minShareCount: 2,
    test: new RegExp(`(?:web|cms)/src/(?!(?:[^/]+/)*?(?:${ownModules}))|${sharedIcons}|vite/preload-helper`),
  },
  // Their dependencies stay out, because pages use those too and would wait for a chunk they do not need.
  ...Object.entries({
    fields: `src/(?:${fieldModules})|${fieldIcons}`,
    forms: `src/(?:${formModules})|${formIcons}|node_modules/(?:${formLibraries})/`,
    library: `src/(?:${libraryModules})`,
    sections: `src/(?:${sectionModules})|${cardIcons}`,
    giving: `src/(?:${givingModules})`,
    books: `src/(?:${bookModules})`,
    share: `src/(?:${shareModules})|${shareIcons}`,
    course: `src/(?:${courseModules})`,
    radio: `src/(?:${radioModules})`,
    certificate: `src/(?:${certificateModules})`,
    'certificate-texts': `src/(?:${certificateTexts})`,
    kept: `src/(?:${keptModules})`,
    keep: `src/(?:${keepModules}|${listenModules})`,
    search: `src/(?:${searchModules})|node_modules/minisearch/`,
    revival: `src/(?:${revivalModules})`,
    desk: `src/(?:${deskModules})`,
    session: `src/(?:${sessionModules})|${sessionIcons}`,
    icons,
  }).map(([name, test], index) => ({
    name,
    priority: 1 - index / 10,
    minShareCount: 2,
    test: new RegExp(test),
    includeDependenciesRecursively: false,
  })),
];
