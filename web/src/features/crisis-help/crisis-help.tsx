import { useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import type { TextHelpProps } from '../../ui/form/text-help';

const CrisisWatch = lazyWithPreload(async () => (await import('./crisis-watch')).CrisisWatch);

/**
 * Where to get help now, with a text that speaks of crisis. The lists, the words and the numbers come when the form can
 * be sent, long before they are needed, so that neither a lost line nor what is typed makes a difference.
 */
export function CrisisHelp(props: TextHelpProps) {
  const { locale } = useLanguage();
  const [isHere, setHere] = useState(false);
  const { text } = props;

  useEffect(() => {
    if (isHere) return undefined;
    let isOnPage = true;
    // What could not be had is asked for again with the next letter.
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
