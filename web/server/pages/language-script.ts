import { createHash } from 'node:crypto';
import { offeredLocales } from '../../src/i18n/offered-locales';
import { languageOfferKey, preferredLanguageKey } from '../../src/i18n/preferred-language';

/**
 * Runs in the head, before anything is shown. A language in the address is stored; otherwise a stored choice that
 * differs goes into the cookie and the page is loaded again, once: where cookies are refused, the application switches.
 * The offer of the other language is hidden in every page, so that nothing moves and all visitors share one page.
 */
export const languageScript = () =>
  [
    `(function(){try{`,
    `var k=${JSON.stringify(preferredLanguageKey)},`,
    `r=/^(?:${offeredLocales().join('|')})$/,`,
    `d=document,`,
    `e=d.documentElement,`,
    `q=new URLSearchParams(location.search).get("lang"),`,
    `a=q&&r.test(q)?q:null,`,
    `s=localStorage.getItem(k);`,
    `if((a||!s)&&!localStorage.getItem(${JSON.stringify(languageOfferKey)})){`,
    `var p=(navigator.languages||[]).map(function(n){return n.slice(0,2)}).filter(function(n){return r.test(n)})[0];`,
    `if(p&&p!==e.lang)e.dataset.languageOffer=p}`,
    `if(a){localStorage.setItem(k,a);return}`,
    `if(!s||!r.test(s)||s===e.lang){sessionStorage.removeItem(k);return}`,
    `if(sessionStorage.getItem(k)===s)return;`,
    `sessionStorage.setItem(k,s);`,
    `d.cookie=k+"="+s+"; path=/; max-age=31536000; samesite=lax"+(location.protocol==="https:"?"; secure":"");`,
    `if(d.cookie.split("; ").indexOf(k+"="+s)>=0)location.reload()`,
    `}catch(e){}})()`,
  ].join('');

/** The hash in the form that `script-src` of a content security policy takes. */
export const languageScriptHash = () => `'sha256-${createHash('sha256').update(languageScript()).digest('base64')}'`;
