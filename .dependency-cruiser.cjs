// Who may import whom. The patterns name kinds of folders, so that they hold for features not yet written.

const { join } = require('node:path');

const TESTS = '([.]test[.]tsx?|[.]cases[.]ts|/test-setup[.]ts)$|^cms/tests/|^web/e2e/';
const CONTRACT = '^cms/src/contracts/[^/]+[.]ts$';
const SITE_TYPES = '^cms/src/site-types[.]ts$';
const DOMAINS = '^cms/src/(mail|requests|content|timeline|media|panel|certificates|opening|watching)/';
// Which domain may know which: the one on the left those on the right, and nobody else.
const KNOWN_DOMAINS = {
  mail: [],
  requests: ['mail'],
  content: [],
  panel: ['mail', 'requests', 'content'],
  media: ['content', 'panel'],
  timeline: ['content', 'media'],
  certificates: ['mail', 'requests', 'content'],
  opening: ['mail', 'requests', 'content', 'panel'],
  // `media`: the client that reaches other sites.
  watching: ['mail', 'requests', 'content', 'media', 'panel'],
};

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'features-stand-alone',
      comment: 'Features do not import each other: a page composes them.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'pages-stand-alone',
      comment: 'A page is one route; what two of them need is a feature.',
      severity: 'error',
      from: { path: '^web/src/pages/([^/]+)/' },
      to: { path: '^web/src/pages/', pathNot: '^web/src/pages/$1/' },
    },
    {
      name: 'pages-below-app',
      severity: 'error',
      from: { path: '^web/src/pages/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'pages-use-declared-content',
      comment: 'A page reads content by the names in its definePage, with usePageContent.',
      severity: 'error',
      from: { path: '^web/src/pages/', pathNot: TESTS },
      to: { path: '^web/src/lib/cms-client/use-content[.]ts$' },
    },
    {
      name: 'features-below-pages',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/(app|pages)/' },
    },
    {
      name: 'offline-below-features',
      comment: 'Pages and features offer to keep what they show; keeping knows none of them.',
      severity: 'error',
      from: { path: '^web/src/offline/' },
      to: { path: '^web/src/(app|pages|features)/' },
    },
    {
      name: 'ui-knows-no-product',
      comment: 'Primitives know no page, no feature, no dictionary and no CMS.',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: {
        path: '^web/src/(app|pages|features|offline|i18n|lib/cms-client)/|^cms/|^web/src/lib/.*fetch|(^|/)swr(/|$)',
      },
    },
    {
      name: 'i18n-below-features',
      severity: 'error',
      from: { path: '^web/src/i18n/' },
      to: { path: '^web/src/(app|pages|features|offline|ui)/' },
    },
    {
      name: 'lib-at-the-bottom',
      comment: 'The site’s library has no UI and knows nothing that stands above it.',
      severity: 'error',
      from: { path: '^web/src/lib/' },
      to: { path: '^web/src/(app|pages|features|offline|ui|i18n)/' },
    },
    {
      name: 'browser-without-server',
      severity: 'error',
      from: { path: '^web/src/' },
      to: { path: '^web/server/' },
    },
    {
      name: 'web-takes-contracts-only',
      comment: 'Limits, enums and types of a call; no line of Strapi code.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^cms/', pathNot: CONTRACT + '|^cms/node_modules/' },
    },
    {
      name: 'web-without-scripts',
      comment: 'Only the journeys start the whole site, by the command that does it.',
      severity: 'error',
      from: { path: '^web/(src|server)/' },
      to: { path: '^scripts/' },
    },
    {
      name: 'cms-stands-alone',
      severity: 'error',
      from: { path: '^cms/(src|config)/' },
      to: { path: '^(web|scripts)/' },
    },
    {
      name: 'cms-tests-without-web',
      severity: 'error',
      from: { path: '^cms/' },
      to: { path: '^web/' },
    },
    {
      name: 'contracts-are-plain',
      comment: 'A contract is read by the browser: other contracts and valibot, nothing of Strapi.',
      severity: 'error',
      from: { path: '^cms/src/contracts/', pathNot: TESTS },
      to: { pathNot: '^cms/src/contracts/|(^|/)(valibot|yup)(/|$)' },
    },
    {
      name: 'site-types-are-plain',
      comment: 'The panel and commands read the table of content types too: contracts, nothing of Strapi.',
      severity: 'error',
      from: { path: SITE_TYPES },
      to: { pathNot: CONTRACT },
    },
    {
      name: 'services-below-controllers',
      comment: 'A service holds rules and storage and never sees a request.',
      severity: 'error',
      from: { path: '^cms/src/api/[^/]+/services/' },
      to: { path: '^cms/src/api/[^/]+/(controllers|routes|policies|middlewares)/' },
    },
    {
      name: 'controllers-below-routes',
      severity: 'error',
      from: { path: '^cms/src/api/[^/]+/controllers/' },
      to: { path: '^cms/src/api/[^/]+/routes/' },
    },
    {
      name: 'routes-reach-controllers-only',
      comment: 'A route names its controller; rules and storage are behind that.',
      severity: 'error',
      from: { path: '^cms/src/api/[^/]+/routes/' },
      to: { path: '^cms/src/api/[^/]+/(services|content-types)/' },
    },
    {
      name: 'cms-lib-knows-no-domain',
      severity: 'error',
      from: { path: '^cms/src/lib/' },
      to: { path: `^cms/src/(api|admin)/|${DOMAINS}` },
    },
    {
      name: 'domains-by-their-index',
      comment: 'What a domain offers to others stands in its index.ts.',
      severity: 'error',
      from: { path: '^cms/(config/|src/([^/]+)/|src/index[.]ts$)' },
      to: { path: DOMAINS, pathNot: '^cms/src/([^/]+/index[.]ts$|$2/)' },
    },
    ...Object.entries(KNOWN_DOMAINS).map(([domain, known]) => ({
      name: `${domain}-below`,
      comment: `${domain} knows ${known.join(' and ') || 'no other domain'}, so that imports run one way.`,
      severity: 'error',
      from: { path: `^cms/src/${domain}/` },
      to: { path: DOMAINS, pathNot: `^cms/src/(${[domain, ...known].join('|')})/` },
    })),
    {
      name: 'domains-below-api',
      comment: 'Controllers call domains; a domain knows contracts alone.',
      severity: 'error',
      from: { path: DOMAINS },
      to: { path: '^cms/src/(api|middlewares|policies|admin)/' },
    },
    {
      name: 'admin-takes-contracts-only',
      comment:
        'The panel runs in a browser: contracts and helpers, nothing of the server. Its build looks at these folders alone.',
      severity: 'error',
      from: { path: '^cms/src/admin/' },
      to: { path: '^cms/src/', pathNot: `^cms/src/(admin|contracts|lib)/|${SITE_TYPES}` },
    },
    {
      name: 'scripts-from-outside',
      comment:
        'Commands use HTTP, the Strapi API, contracts, or the storage of uploads; the one that lists all texts reads them where they are.',
      severity: 'error',
      from: { path: '^scripts/', pathNot: '^scripts/texts/' },
      to: {
        path: '^(web|cms)/',
        pathNot: `${CONTRACT}|${SITE_TYPES}|^cms/src/lib/file-store/|^(web|cms)/node_modules/`,
      },
    },
    {
      name: 'tests-are-for-tests',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { path: TESTS },
    },
    {
      name: 'no-circles',
      comment: 'Types included.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|[.]strapi|[.]data)/|^cms/types/generated/' },
    tsPreCompilationDeps: true,
    // The alias of contracts; below the working folder, so that the rules can be tried on another tree.
    tsConfig: { fileName: join(process.cwd(), 'tsconfig.imports.json') },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
