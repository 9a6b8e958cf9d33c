import { builtInLocale, type Locale, ownLanguageFirst } from '@contracts/language';
import { closedSiteImage, closedSiteTitle } from '@contracts/social-image';
import { renderToStaticMarkup } from 'react-dom/server';
import { englishWithoutScripts } from '../i18n/en/without-scripts';
import { spanishWithoutScripts } from '../i18n/es/without-scripts';
import { palette } from '../ui/theme/palette';
import { media, size } from '../ui/theme/theme';

const texts = { en: englishWithoutScripts['preparing.line'], es: spanishWithoutScripts['preparing.line'] };

export const preparingLineStyle = `
.preparing{display:flex;flex-wrap:wrap;justify-content:center;gap:0 1.5rem;padding:.4rem 1.25rem;text-align:center;
background:${palette.sunrise};color:${palette.ink};font:.875rem/1.4 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
.preparing p{margin:0}
${media.print}{.preparing{display:none}}`;

/** The bar stands below the line until it is at the top of the screen. Its menu and the offer of a language go along. */
const pageStyle = `${preparingLineStyle}
#root{position:relative}
nav[data-scrolled]{position:sticky;height:${size.navigation};margin-bottom:-${size.navigation};padding-right:0}
html[data-language-offer] nav[data-scrolled]{margin:calc(-1*${size.target}) 0 calc(${size.target} - ${size.navigation})}
${media.narrow}{nav[data-scrolled] [data-menu]{position:absolute;bottom:auto;height:100vh;padding-bottom:14rem}}`;

/** Says in both languages that the site is not open yet. */
export function PreparingLine({ locale }: { locale: Locale }) {
  return (
    <aside className="preparing" aria-label={closedSiteTitle[builtInLocale(locale)]}>
      {ownLanguageFirst(locale).map((language) => (
        <p key={language} lang={language}>
          {texts[language]}
        </p>
      ))}
    </aside>
  );
}

/** For search engines and shared links, which are told nothing else. */
export function PreparingMetadata({ locale, publicUrl }: { locale: Locale; publicUrl: string }) {
  const shown = builtInLocale(locale);
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta property="og:title" content={closedSiteTitle[shown]} />
      <meta property="og:image" content={publicUrl + closedSiteImage(shown)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
    </>
  );
}

/** HTML that stands outside of what React hydrates, and so needs no script. */
export type Preparation = { head: string; line: string };

export function renderPreparation(locale: Locale, publicUrl: string): Preparation {
  const metadata = renderToStaticMarkup(<PreparingMetadata locale={locale} publicUrl={publicUrl} />);
  return {
    head: `${metadata}<style>${pageStyle}</style>`,
    line: renderToStaticMarkup(<PreparingLine locale={locale} />),
  };
}
