import type { GospelPresentation } from '@contracts/gospel-presentation';
import type { Locale } from '@contracts/site-setting';
import { useLocation } from 'react-router-dom';
import { nullableAnswerParser } from '../../lib/cms-client/answer-parser';
import type { Query } from '../../lib/cms-client/fetch-query';
import { useLanguage } from '../../i18n/language-provider';
import { useCachedContent } from '../../lib/cms-client/use-content';
import type { LazyPart } from '../../lib/hydration/lazy-with-preload';
import type { PageParameters } from '../../lib/page-address';
import { useOpenInAddress } from '../../lib/use-open-in-address';

const gospelParameter = 'gospel';

/** Opens the dialog above any page. Without scripts the home page's HTML contains the whole presentation. */
export const gospelParameters = { [gospelParameter]: /^1$/ } as const satisfies PageParameters;

export function asksForGospel(search: URLSearchParams): boolean {
  return search.get(gospelParameter) === '1';
}

/** Hints to the browser to load the dialog early: the page below does not wait for it. */
const gospelPanel: LazyPart = {
  module: 'src/features/gospel/gospel-panel.tsx',
  preload: () => Promise.resolve(),
};

export function gospelLazyParts(search: URLSearchParams): readonly LazyPart[] {
  return asksForGospel(search) ? [gospelPanel] : [];
}

export function useOpenGospel(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  return useOpenInAddress(gospelParameter);
}

export function gospelQuery(locale: Locale): Query<GospelPresentation | null> {
  return {
    key: ['/api', `gospel-presentation?locale=${locale}`],
    parse: nullableAnswerParser(
      async () => (await import('@contracts/gospel-presentation')).gospelPresentationAnswerSchema,
    ),
    missing: 'section',
  };
}

/** The presentation where the address names it and it is known: whoever shares that address shares it by its name. */
export function useAddressedGospel(): GospelPresentation | undefined {
  const { locale } = useLanguage();
  const { search } = useLocation();
  const presentation = useCachedContent(gospelQuery(locale));
  return asksForGospel(new URLSearchParams(search)) ? (presentation ?? undefined) : undefined;
}
