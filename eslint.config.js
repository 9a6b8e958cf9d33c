import js from '@eslint/js';
import esX from 'eslint-plugin-es-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const noBarrels = {
  selector: 'ExportAllDeclaration',
  message: 'Import from the file that defines it: barrels hide who uses what.',
};
const noDefaultExports = { selector: 'ExportDefaultDeclaration', message: 'Export by name.' };
/** Words in JSX: between tags, in braces, or in an attribute that is shown or read aloud. */
const noLiteralTexts = [
  'JSXText[value=/[a-zà-ÿ]{2}/i]',
  ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=/[a-zà-ÿ]{2}/i]',
  'JSXAttribute[name.name=/^(alt|aria-label|placeholder|title)$/] > Literal[value=/[a-zà-ÿ]{2}/i]',
].map((selector) => ({ selector, message: 'Texts come from a dictionary, in both languages.' }));
const sibling =
  ':matches(JSXElement, JSXFragment, JSXExpressionContainer[expression.type!="JSXEmptyExpression"]:not(:has(> Literal[value=/^\\s+$/])))';
const text =
  ':matches(CallExpression[callee.property.name!="map"][callee.name!=/^(connect|render)/], TemplateLiteral, BinaryExpression, MemberExpression, Literal[value=/\\S/], Identifier[name=/^(author|caption|error|label|link|location|message|name|note|number|text|title)$/])';
const bareText = `JSXExpressionContainer:has(> :matches(${text}, :matches(ConditionalExpression, LogicalExpression):has(> :matches(.consequent, .alternate, .right)${text})))`;
/** Browsers that translate replace text nodes, which React then fails to change, to remove and to insert something before. */
const noBareTexts = [
  `${sibling} ~ ${bareText}`,
  `:matches(JSXElement, JSXFragment):has(> ${bareText} ~ ${sibling})`,
  `JSXFragment > ${bareText}`,
  'JSXExpressionContainer[expression.type=/^(Conditional|Logical)/] ~ JSXText[value=/\\S/]',
].map((selector) => ({ selector, message: 'Wrap a text that has siblings in an element of its own.' }));

/** Newer than the browsers of `docs/browsers.md`, and in no chunk of `web/src/lib/polyfills.ts`. */
const tooNew = [
  'array-fromasync',
  'array-prototype-toreversed',
  'array-prototype-tosorted',
  'array-prototype-tospliced',
  'array-prototype-with',
  'map-groupby',
  'object-groupby',
  'promise-any',
  'promise-try',
  'promise-withresolvers',
  'regexp-d-flag',
  'regexp-duplicate-named-capturing-groups',
  'regexp-escape',
  'regexp-lookbehind-assertions',
  'regexp-modifiers',
  'regexp-v-flag',
  'string-prototype-iswellformed-towellformed',
  'weakrefs',
];
const tooNewInCss = {
  selector: 'TemplateElement[value.raw=/\\d[sdl]v[hw]\\b|@container/]',
  message: 'docs/browsers.md says what to use instead.',
};

const configurationFiles = ['**/*.config.{ts,js,mjs,cjs}', '**/.*.cjs'];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/build/',
      '**/.strapi/',
      '**/.data/',
      '**/.tmp/',
      '**/coverage/',
      '**/test-results/',
      '**/playwright-report/',
      'cms/types/generated/',
    ],
  },
  {
    // A rule that does not suit a case is changed here, with its reason, and not silenced where it speaks.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    // Tests write the texts that their patterns read.
    ignores: ['**/*.test.{ts,tsx}', 'cms/tests/**', 'web/e2e/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    // Without the rules that need types: those are in .oxlintrc.json, because they take ten times as long here.
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      eqeqeq: ['error', 'always'],
      'no-restricted-syntax': ['error', noBarrels],
    },
  },
  {
    files: [
      'web/{src,server}/**/*.{ts,tsx}',
      'scripts/**/*.ts',
      'cms/src/{lib,requests,content,timeline,media,panel}/**/*.ts',
    ],
    rules: {
      'no-restricted-syntax': ['error', noBarrels, noDefaultExports],
    },
  },
  { files: ['web/public/*.js'], languageOptions: { globals: globals.browser } },
  {
    files: ['web/**/*.tsx', 'cms/src/admin/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['web/src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': ['error', noBarrels, noDefaultExports, tooNewInCss, ...noLiteralTexts, ...noBareTexts],
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}', 'cms/src/contracts/**/*.ts'],
    // The site never loads the parser of Bible references.
    ignores: ['**/*.test.{ts,tsx}', 'cms/src/contracts/scripture/**'],
    plugins: { 'es-x': esX },
    settings: { 'es-x': { aggressive: true } },
    rules: {
      ...Object.fromEntries(tooNew.map((rule) => [`es-x/no-${rule}`, 'error'])),
      'no-restricted-globals': ['error', 'structuredClone', 'requestIdleCallback', 'scheduler', 'navigation'],
      'no-restricted-properties': ['error', { object: 'AbortSignal', property: 'any' }],
    },
  },
  {
    files: ['web/src/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    // Commands talk to whoever started them.
    files: ['scripts/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // The only words of the site that go to the browser's console, as specified.
    files: ['web/src/features/background/use-background-video.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.{test,cases}.{ts,tsx}', 'cms/tests/**/*.ts', 'web/e2e/**/*.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    // A dictionary is a list: what loads together is one file.
    files: ['web/src/i18n/{en,es}/*.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    // Playwright names the function that hands a fixture over `use`, which is no React hook.
    files: ['web/e2e/**/*.ts'],
    rules: { 'react-hooks/rules-of-hooks': 'off', 'no-empty-pattern': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  {
    files: configurationFiles,
    rules: { 'no-restricted-syntax': 'off' },
  },
);
