import type { StrapiApp } from '@strapi/strapi/admin';
import { panelLanguageCookie, type PanelLanguage } from '../contracts/panel-names';

/** Where Strapi keeps the panel's language, and the language of the content last opened. */
const panelKey = 'strapi-admin-language';
const contentKey = 'STRAPI_LOCALE';

function shown(): PanelLanguage {
  return window.localStorage.getItem(panelKey) === 'es' ? 'es' : 'en';
}

function tell(language: PanelLanguage): void {
  document.cookie = `${panelLanguageCookie}=${language}; path=/; max-age=31536000; samesite=strict`;
}

/** Content opens in the language of the panel until its own language is chosen. */
function openContentIn(language: PanelLanguage): void {
  window.localStorage.setItem(contentKey, JSON.stringify({ plugins: { i18n: { locale: language } } }));
}

/** Before sign-in the panel speaks the browser's language. The CMS learns it, for its names and refusals. */
export function followPanelLanguage(app: StrapiApp): void {
  if (window.localStorage.getItem(panelKey) === null) {
    window.localStorage.setItem(panelKey, navigator.language.startsWith('es') ? 'es' : 'en');
  }
  let told = shown();
  tell(told);
  if (window.localStorage.getItem(contentKey) === null) openContentIn(told);
  app.addMiddlewares([
    () => () => (next) => (action) => {
      const result: unknown = next(action);
      if (shown() !== told) {
        told = shown();
        tell(told);
        openContentIn(told);
      }
      return result;
    },
  ]);
}
