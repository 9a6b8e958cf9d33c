import type { Locale } from '@contracts/site-setting';

export const preferredLanguageKey = 'preferred-language';
/** In local storage once the visitor has chosen a language or declined the one offered. */
export const languageOfferKey = 'language-offer';
const oneYearInSeconds = 31_536_000;

/** Local storage holds the visitor's choice; the cookie tells the server, which answers in that language next time. */
export function rememberLanguage(locale: Locale): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${preferredLanguageKey}=${locale}; path=/; max-age=${oneYearInSeconds}; samesite=lax${secure}`;
  try {
    window.localStorage.setItem(preferredLanguageKey, locale);
  } catch {
    // Storage may be unavailable (private window, full disk); the cookie still holds the choice.
  }
  endLanguageOffer();
}

/** Hides the offer of the other language for good. */
export function endLanguageOffer(): void {
  delete document.documentElement.dataset['languageOffer'];
  try {
    window.localStorage.setItem(languageOfferKey, 'answered');
  } catch {
    // Without storage the offer is hidden until the next page load.
  }
}

/** The same page from the server, in that language. */
export function reloadInLanguage(locale: Locale): void {
  const address = new URL(window.location.href);
  address.searchParams.set('lang', locale);
  window.location.assign(address);
}
