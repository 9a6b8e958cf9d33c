import { type StrapiApp, useAuth } from '@strapi/strapi/admin';
import * as v from 'valibot';

type Action = ((props: never) => object | null) & { type?: string };
type Reduce = (reducer: (actions: readonly Action[]) => readonly Action[]) => void;

/** The APIs that plugins offer have no types. */
function isReduce(offered: unknown): offered is Reduce {
  return typeof offered === 'function';
}

const configureSchema = v.object({
  action: v.picklist(
    ['collection-types', 'single-types'].map((kind) => `plugin::content-manager.${kind}.configure-view`),
  ),
});

/** Strapi shows the link to everybody, and only then says who may not. */
function onlyForThoseWhoMay(action: Action): Action {
  const permitted = (props: never) => {
    const permissions = useAuth('ConfigureTheView', (auth) => auth.permissions);
    const shown = action(props);
    return permissions.some((permission) => v.is(configureSchema, permission)) ? shown : null;
  };
  return Object.assign(permitted, action);
}

/** What stands beside an entry and cannot be used: the model is never edited in the panel, its view only by some. */
export function removeUnusedActions(app: Pick<StrapiApp, 'getPlugin'>): void {
  const { addDocumentAction } = app.getPlugin('content-manager').apis;
  if (!isReduce(addDocumentAction)) return;
  addDocumentAction((actions) =>
    actions
      .filter(({ type }) => type !== 'edit-the-model' && type !== 'history')
      .map((action) => (action.type === 'configure-the-view' ? onlyForThoseWhoMay(action) : action)),
  );
}

/**
 * Parts of Strapi that no setting, permission or extension point removes. `web/e2e/panel-language.spec.ts` looks for each
 * of them where it was, so that it notices when Strapi names one differently.
 */
const hidden = [
  // Prices of Strapi's paid editions, and its releases.
  'a[href^="https://strapi.io/"]',
  'a[href^="https://github.com/strapi/"]',
  // Strapi's marketplace.
  'a[href^="https://market.strapi.io"]',
  // The settings, from those who have none.
  '.without-settings nav li:has(> a[href$="/settings"])',
  '.without-settings nav a[href$="/settings"]',
  // The pictures of the site, from editors who may not replace them.
  '.without-pictures nav a[href$="/site-pictures"]',
  // The states of languages, which Strapi says in English; the panel beside the form says them in Spanish.
  ':lang(es) [role="option"] [role="status"]',
  // A menu without entries beside a page.
  'main button[aria-haspopup="menu"][aria-disabled="true"]',
  // One click on this would take the prayer desk from the home screen.
  '[data-strapi-widget-id="global::prayer-desk"] > header button',
];

const withoutSettings = 'without-settings';
const withoutPictures = 'without-pictures';

const permissionsSchema = v.looseObject({
  type: v.literal('adminApi/executeQuery/fulfilled'),
  payload: v.array(v.looseObject({ action: v.string(), subject: v.nullish(v.string()) })),
  meta: v.looseObject({ arg: v.looseObject({ endpointName: v.literal('getMyPermissions') }) }),
});

/**
 * Strapi links everybody to its settings. Whoever runs nothing finds there only Strapi's version. A link of ours can ask for
 * one permission, and no single one tells who may replace the pictures of the site.
 */
function hideLinksFromOthers(app: Pick<StrapiApp, 'addMiddlewares'>, document: Document): void {
  app.addMiddlewares([
    () =>
      () =>
      (next) =>
      (action): unknown => {
        if (v.is(permissionsSchema, action)) {
          const runsSomething = action.payload.some((permission) => permission.action.startsWith('admin::'));
          // Of those who edit events, the ones who answer messages look after the site.
          const looksAfterSite = action.payload.some(
            ({ subject }) => subject === 'api::contact-request.contact-request',
          );
          document.documentElement.classList.toggle(withoutSettings, !runsSomething);
          document.documentElement.classList.toggle(withoutPictures, !looksAfterSite);
        }
        return next(action);
      },
  ]);
}

/** Strapi's cards about content, which are always empty for the prayer team. */
const ofEditors = ['last-edited-entries', 'last-published-entries', 'chart-entries'];
const writesArticles = { action: 'plugin::content-manager.explorer.update', subject: 'api::article.article' };

export function hideUnusedParts(app: Pick<StrapiApp, 'addMiddlewares' | 'widgets'>, document: Document): void {
  hideLinksFromOthers(app, document);
  app.widgets.register((widgets) =>
    widgets
      // Counts of webhooks, tokens and components.
      .filter(({ id }) => id !== 'key-statistics')
      .map((widget) => (ofEditors.includes(widget.id) ? { ...widget, permissions: [writesArticles] } : widget)),
  );
  const style = document.createElement('style');
  style.textContent = `${hidden.join(',\n')} { display: none !important; }`;
  document.head.append(style);
}
