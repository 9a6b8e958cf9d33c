import type { Locale } from '@contracts/site-setting';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { preserveScroll } from '../../lib/use-open-in-address';
import { useLanguage } from '../../i18n/language-provider';

/** Switches without reloading. `?lang=` is removed from the address, or reloading would restore the old language. */
export function useLanguageChoice(): (locale: Locale) => Promise<void> {
  const { setLocale } = useLanguage();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return useCallback(
    async (locale) => {
      await setLocale(locale);
      const parameters = new URLSearchParams(search);
      if (!parameters.has('lang')) return;
      parameters.delete('lang');
      await navigate({ pathname, search: parameters.toString(), hash }, { replace: true, state: preserveScroll });
    },
    [setLocale, pathname, search, hash, navigate],
  );
}
