import { useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { firstInteraction } from '../../lib/hydration/first-interaction';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { OptionalPart } from '../../ui/error-boundary';
import { findVoice } from './voices';

const ReadAloud = lazyWithPreload(async () => (await import('./read-aloud')).ReadAloud);

/** Absent on a device without a voice for the language. Stands inside the `<article>` that it reads. */
export function ListenToPage({ language }: { language: string }) {
  const { locale } = useLanguage();
  return useHasVoice(language) ? (
    <OptionalPart resetKey={language}>
      {/* Anew in another language: what was being read is no longer on the page. */}
      <ReadAloud key={locale} />
    </OptionalPart>
  ) : null;
}

function useHasVoice(language: string): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    const look = () => setHas(findVoice(speechSynthesis.getVoices(), language) !== undefined);
    const leaving = new AbortController();
    void firstInteraction().then(() => {
      if (leaving.signal.aborted) return;
      look();
      // Chromium finds the voices after it was asked for them.
      speechSynthesis.addEventListener('voiceschanged', look, { signal: leaving.signal });
    });
    return () => leaving.abort();
  }, [language]);
  return has;
}
