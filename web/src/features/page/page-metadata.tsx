import { languages } from '@contracts/language';
import { offeredLocales } from '../../i18n/offered-locales';
import { useLanguage } from '../../i18n/language-provider';
import { withLanguage } from '../../lib/page-address';
import { useSite } from '../../lib/site-context';

/** The size of generated social images. */
const drawn = { width: 1200, height: 630 };

/** Hoisted to the head: by React in the browser, by `splitHead` on the server. */
export function PageMetadata({ title, description, image, type = 'website', noindex = false }: Metadata) {
  const { locale } = useLanguage();
  const site = useSite();
  const fullTitle = title.includes(site.name) ? title : `${title} · ${site.name}`;
  const canonical = site.publicUrl + withLanguage(site.address, site.addressLanguage);
  const picture = image === undefined ? site.socialImage : { url: image, ...drawn };
  // The server tells machines that the site is closed (`app/preparing.tsx`).
  if (site.preparing) return <title>{fullTitle}</title>;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex || site.isMissing ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonical} />
          {offeredLocales().map((language) => (
            <link
              key={language}
              rel="alternate"
              hrefLang={language}
              href={site.publicUrl + withLanguage(site.address, language)}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={site.publicUrl + site.address} />
        </>
      )}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={languages[locale].openGraph} />
      {offeredLocales()
        .filter((language) => language !== locale)
        .map((language) => (
          <meta key={language} property="og:locale:alternate" content={languages[language].openGraph} />
        ))}
      {picture ? (
        <>
          <meta property="og:image" content={new URL(picture.url, site.publicUrl).href} />
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
          <meta property="og:image:alt" content={title} />
        </>
      ) : null}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  );
}

/** Shown by browsers, search engines and link previews. */
export type Metadata = {
  title: string;
  description: string;
  /** The entry's generated social image; the site's own when absent. */
  image?: string;
  type?: 'website' | 'article';
  noindex?: boolean;
};
