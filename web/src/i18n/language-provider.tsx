import { isBuiltIn, type Locale } from '@contracts/language';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { loadDictionary } from './load-dictionary';
import { reloadInLanguage, rememberLanguage } from './preferred-language';
import { translate, type Dictionary, type Params, type Translate } from './translate';

export type Language = {
  locale: Locale;
  t: Translate;
  /** For keys that arrive as data, such as a validation message; an unknown one shows itself. */
  message: (key: string, params?: Params) => string;
  /** Resolves once the page is shown in that language. */
  setLocale: (locale: Locale) => Promise<void>;
};

const LanguageContext = createContext<(Language & { dictionary: Dictionary }) | null>(null);

let dictionaryOnScreen: Dictionary = {};

/** `t` in the language shown now, for code that outlives its component. For the browser, and texts of the site. */
export const translateNow: Translate = (key, ...params) => translate(dictionaryOnScreen, key, ...params);

type LanguageProviderProps = {
  /** The language of the first render and its texts; from then on the provider holds them. */
  locale: Locale;
  dictionary: Dictionary;
  /** Loads what the page shows in the chosen language, so that nothing is missing when the language changes. */
  prepare?: (locale: Locale) => Promise<void>;
  children: ReactNode;
};

export function LanguageProvider({ prepare, children, ...initial }: LanguageProviderProps) {
  const [{ locale, dictionary }, setShown] = useState<{ locale: Locale; dictionary: Dictionary }>(initial);
  const latestChoice = useRef(initial.locale);

  useEffect(() => {
    document.documentElement.lang = locale;
    dictionaryOnScreen = dictionary;
  }, [locale, dictionary]);

  const setLocale = useCallback(
    async (chosen: Locale) => {
      latestChoice.current = chosen;
      rememberLanguage(chosen);
      // The server sends a page in an extra language with the styles of its direction.
      if (!isBuiltIn(chosen) || !isBuiltIn(initial.locale)) {
        reloadInLanguage(chosen);
        return;
      }
      try {
        const [loaded] = await Promise.all([loadDictionary(chosen), prepare?.(chosen)]);
        if (latestChoice.current === chosen) setShown({ locale: chosen, dictionary: loaded });
      } catch {
        // The server caches finished pages in both languages, so it can answer even while the CMS is down.
        if (latestChoice.current === chosen) reloadInLanguage(chosen);
      }
    },
    [prepare, initial.locale],
  );

  const language = useMemo(() => ({ ...translations(locale, dictionary), setLocale }), [locale, dictionary, setLocale]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

type ExtraTextsProps = { en: Dictionary; es: Dictionary; children: ReactNode };

/** Adds texts that come with one part's code, in the built-in languages; other dictionaries have them already. */
export function ExtraTexts({ en, es, children }: ExtraTextsProps) {
  const { locale, dictionary, setLocale } = useLanguageContext();
  const language = useMemo(
    () => ({ ...translations(locale, { ...en, ...dictionary, ...(locale === 'es' ? es : {}) }), setLocale }),
    [locale, dictionary, setLocale, en, es],
  );
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** A component that brings texts along. */
export function withTexts<P extends object>(
  texts: Omit<ExtraTextsProps, 'children'>,
  Component: ComponentType<P>,
): ComponentType<P> {
  return function WithTexts(props: P) {
    return (
      <ExtraTexts {...texts}>
        <Component {...props} />
      </ExtraTexts>
    );
  };
}

function translations(locale: Locale, dictionary: Dictionary) {
  const message: Language['message'] = (key, params) => translate(dictionary, key, params);
  const t: Translate = (key, ...params) => translate(dictionary, key, ...params);
  return { locale, dictionary, t, message };
}

function useLanguageContext() {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('useLanguage must be used within a LanguageProvider');
  return language;
}

export const useLanguage: () => Language = useLanguageContext;
