import type { GospelPresentation } from '@contracts/gospel-presentation';
import type { Locale } from '@contracts/site-setting';
import { useLocation } from 'react-router-dom';
import { nullableAnswerParser } from '../../lib/cms-client/answer-parser';
import type { Query } from '../../lib/cms-client/query';
import { useLanguage } from '../../i18n/language-provider';
import { useCachedContent } from '../../lib/cms-client/use-content';
import { asksForGospel } from './gospel-address';

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
