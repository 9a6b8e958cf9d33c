import { useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import type { TextHelpProps } from '../../ui/form/text-help';

const CrisisWatch = lazyWithPreload(async () => (await import('./crisis-watch')).CrisisWatch);

/** Everything it needs is loaded with the form, so that it works offline and no request reveals what is typed. */
export function CrisisHelp(props: TextHelpProps) {
  const { locale } = useLanguage();
  const [isHere, setHere] = useState(false);
  const { text } = props;

  useEffect(() => {
    if (isHere) return undefined;
    let isOnPage = true;
    // Retried on the next change.
    CrisisWatch.preload().then(
      () => isOnPage && setHere(true),
      () => undefined,
    );
    return () => {
      isOnPage = false;
    };
  }, [isHere, locale, text]);

  return isHere ? <CrisisWatch {...props} /> : null;
}
