import { type BuiltInLocale, type Locale, ownLanguageFirst } from '@contracts/language';
import { palette } from '../../src/ui/theme/palette';

const notices: Record<BuiltInLocale, Notice & { errorNumber: string }> = {
  en: {
    title: 'We will be right back',
    text: 'This page cannot be shown at the moment. Please try again in a minute.',
    link: { label: 'Try again', href: '' },
    errorNumber: 'If this happens again and you write to us about it, please give this number:',
  },
  es: {
    title: 'Volvemos enseguida',
    text: 'Esta página no se puede mostrar en este momento. Por favor, inténtelo de nuevo en un minuto.',
    link: { label: 'Intentar de nuevo', href: '' },
    errorNumber: 'Si vuelve a ocurrir y nos escribe al respecto, por favor indique este número:',
  },
};

/** Enough of a request's id to find it in the logs. */
const shownCharacters = 8;

export function unavailablePage(locale: Locale, requestId: string): string {
  const number = requestId.slice(0, shownCharacters);
  const withNumber = ({ errorNumber, ...notice }: (typeof notices)[BuiltInLocale]): Notice => ({
    ...notice,
    footnote: `${errorNumber} ${number}`,
  });
  return noticePage(locale, { en: withNumber(notices.en), es: withNumber(notices.es) });
}

export type Notice = {
  title: string;
  text: string;
  /** A button, if there is something to post. */
  link: { label: string; href: string; newTab?: boolean; post?: readonly (readonly [string, string])[] };
  footnote?: string;
};

/** Needs no other file, and is in both languages, because the page's own language may be a guess. */
export function noticePage(visitorLocale: Locale, notices: Readonly<Record<BuiltInLocale, Notice>>): string {
  const [locale, ...others] = ownLanguageFirst(visitorLocale);
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${notices[locale].title}</title><style>
body{margin:0;min-height:100vh;display:grid;place-content:center;gap:3rem;padding:2rem;box-sizing:border-box;
background:linear-gradient(${palette.night},${palette.dusk});color:${palette.paper};
font:1.125rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
section{max-width:34rem;border-inline-start:3px solid ${palette.gold};padding-inline-start:1.5rem}
h1,h2{font:400 2.25rem/1.15 Georgia,"Noto Serif",serif;margin:0 0 1rem}h2{font-size:1.5rem}p{margin:0 0 1rem}
a,button{color:${palette.gold};display:inline-block;padding:.5rem 0;background:none;border:0;font:inherit;text-decoration:underline;cursor:pointer}
a:focus-visible,button:focus-visible{outline:3px solid ${palette.gold};outline-offset:3px}
</style></head><body><main>${section(locale, 'h1', notices)}</main>${others.map((other) => section(other, 'h2', notices)).join('')}</body></html>`;
}

function section(
  locale: BuiltInLocale,
  heading: 'h1' | 'h2',
  notices: Readonly<Record<BuiltInLocale, Notice>>,
): string {
  const { title, text, link, footnote } = notices[locale];
  const target = link.newTab ? ' target="_blank" rel="noopener"' : '';
  const way = link.post
    ? `<form method="post" action="${link.href}">${link.post.map(hiddenField).join('')}<button>${link.label}</button></form>`
    : `<a href="${link.href}"${target}>${link.label}</a>`;
  return `<section lang="${locale}"><${heading}>${title}</${heading}><p>${text}</p>${way}${footnote === undefined ? '' : `<p><small>${footnote}</small></p>`}</section>`;
}

function hiddenField([name, value]: readonly [string, string]): string {
  return `<input type="hidden" name="${escapeAttribute(name)}" value="${escapeAttribute(value)}">`;
}

function escapeAttribute(text: string): string {
  return text.replace(/[&<>"\r\n]/g, (character) => `&#${character.charCodeAt(0)};`);
}
