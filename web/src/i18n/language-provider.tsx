import type { Locale } from '@contracts/site-setting';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { arrivedTexts, loadKnownTexts } from './deferred-texts';
import { loadDictionaries, type Dictionaries } from './load-dictionaries';
import { reloadInLanguage, rememberLanguage } from './preferred-language';
import { translate, type Params } from './translate';
import type { Translate } from './translation-key';

export type Language = {
  locale: Locale;
  t: Translate;
  /** For keys that arrive as data, such as a validation message; an unknown one shows itself. */
  message: (key: string, params?: Params) => string;
  /** Settles once the page stands in that language. */
  setLocale: (locale: Locale) => Promise<void>;
};

type Spoken = { locale: Locale; dictionaries: Dictionaries };

const LanguageContext = createContext<Language | null>(null);

type LanguageProviderProps = {
  /** The language of the first render and its dictionaries; from then on the provider knows. */
  locale: Locale;
  dictionaries: Dictionaries;
  /** Brings what the page shows in the language asked for, so that the switch has nothing to wait for. */
  prepare?: (locale: Locale) => Promise<void>;
  children: ReactNode;
};

export function LanguageProvider({ prepare, children, ...initial }: LanguageProviderProps) {
  const [{ locale, dictionaries }, setSpoken] = useState<Spoken>(initial);
  const latestChoice = useRef(initial.locale);

  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  const setLocale = useCallback(
    async (chosen: Locale) => {
      latestChoice.current = chosen;
      rememberLanguage(chosen);
      try {
        const [loaded] = await Promise.all([loadDictionaries(chosen), loadKnownTexts(chosen), prepare?.(chosen)]);
        if (latestChoice.current === chosen) setSpoken({ locale: chosen, dictionaries: loaded });
      } catch {
        // The server keeps finished pages in both languages, also while the CMS behind it is down.
        if (latestChoice.current === chosen) reloadInLanguage(chosen);
      }
    },
    [prepare],
  );

  const language = useMemo<Language>(() => {
    const message: Language['message'] = (key, params) =>
      translate([...dictionaries, ...arrivedTexts(locale)], key, params);
    return { locale, t: (key, ...params) => message(key, ...params), message, setLocale };
  }, [locale, dictionaries, setLocale]);

  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('useLanguage must be used within a LanguageProvider');
  return language;
}
