import type { GospelPresentation } from '@contracts/gospel-presentation';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { useCachedContent } from '../../lib/cms-client/use-content';
import { asksForGospel } from './gospel-address';
import { gospelQuery } from './gospel-query';

/** The presentation where the address names it and it is known: whoever shares that address shares it by its name. */
export function useAddressedGospel(): GospelPresentation | undefined {
  const { locale } = useLanguage();
  const { search } = useLocation();
  const presentation = useCachedContent(gospelQuery(locale));
  return asksForGospel(new URLSearchParams(search)) ? (presentation ?? undefined) : undefined;
}
