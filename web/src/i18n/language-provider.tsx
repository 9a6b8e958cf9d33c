import type { Locale } from '@contracts/site-setting';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Dictionary } from './dictionary-type';
import { loadDictionaries } from './load-dictionaries';
import { rememberLanguage } from './preferred-language';
import { translate, type Params } from './translate';
import type { Translate } from './translation-key';

export type Language = {
  locale: Locale;
  t: Translate;
  /** For keys that arrive as data, such as a validation message; an unknown one shows itself. */
  message(key: string, params?: Params): string;
  /** Settles once the page stands in that language. */
  setLocale(locale: Locale): Promise<void>;
};

type Spoken = { locale: Locale; dictionaries: readonly Dictionary[] };

const LanguageContext = createContext<Language | null>(null);

type LanguageProviderProps = {
  initialLocale: Locale;
  initialDictionaries: readonly Dictionary[];
  /** Brings what the page shows in the language asked for, so that the switch has nothing to wait for. */
  prepare?: (locale: Locale) => Promise<void>;
  children: ReactNode;
};

export function LanguageProvider({ initialLocale, initialDictionaries, prepare, children }: LanguageProviderProps) {
  const [{ locale, dictionaries }, setSpoken] = useState<Spoken>({
    locale: initialLocale,
    dictionaries: initialDictionaries,
  });
  const latestChoice = useRef(initialLocale);

  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  const setLocale = useCallback(
    async (chosen: Locale) => {
      latestChoice.current = chosen;
      rememberLanguage(chosen);
      const [loaded] = await Promise.all([
        loadDictionaries(chosen),
        // Content that does not come is no reason to keep the labels: the page itself says what it could not load.
        prepare?.(chosen).catch(() => undefined),
      ]);
      if (latestChoice.current === chosen) setSpoken({ locale: chosen, dictionaries: loaded });
    },
    [prepare],
  );

  const language = useMemo<Language>(
    () => ({
      locale,
      t: (key, ...params) => translate(dictionaries, key, ...params),
      message: (key, params) => translate(dictionaries, key, params),
      setLocale,
    }),
    [locale, dictionaries, setLocale],
  );

  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('useLanguage must be used within a LanguageProvider');
  return language;
}
