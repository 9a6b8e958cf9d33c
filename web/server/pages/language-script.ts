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
    `(function(){try{var d=document,e=d.documentElement,`,
    `k=${JSON.stringify(preferredLanguageKey)},`,
    `r=/^(?:${offeredLocales().join('|')})$/,`,
    `l=localStorage,z=sessionStorage,`,
    `a=new URLSearchParams(location.search).get("lang"),`,
    `s=l.getItem(k);`,
    `if(!r.test(a))a=0;`,
    `if((a||!s)&&!l.getItem(${JSON.stringify(languageOfferKey)})){`,
    `var p=(navigator.languages||[]).map(function(n){return n.slice(0,2)}).filter(function(n){return r.test(n)})[0];`,
    `if(p&&p!==e.lang)e.dataset.languageOffer=p}`,
    `if(a)return l.setItem(k,a);`,
    `if(!r.test(s)||s===e.lang)return z.removeItem(k);`,
    `if(z.getItem(k)===s)return;`,
    `z.setItem(k,s);s=k+"="+s;`,
    `d.cookie=s+"; path=/; max-age=31536000; samesite=lax"+(location.protocol==="https:"?"; secure":"");`,
    `if(d.cookie.split("; ").indexOf(s)>=0)location.reload()`,
    `}catch(e){}})()`,
  ].join('');

/** The hash in the form that `script-src` of a content security policy takes. */
export const languageScriptHash = () => `'sha256-${createHash('sha256').update(languageScript()).digest('base64')}'`;
