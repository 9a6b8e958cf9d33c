import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { useFocusOnArrival } from '../../lib/focus-after-change';

export const restAfterMs = 10 * 60_000;

const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** True if the screen has to be empty: nobody has touched it for ten minutes, or the browser put the page aside. */
export function useRest(): { isResting: boolean; wake: () => void } {
  const [isResting, setResting] = useState(false);

  useEffect(() => {
    if (isResting) return;
    let touchedAt = Date.now();
    // At once: the browser keeps or shows the page as it is when the listener returns.
    const rest = () => flushSync(() => setResting(true));
    let timer = setTimeout(rest, restAfterMs);
    const hasRested = () => Date.now() - touchedAt >= restAfterMs;
    const touch = () => {
      if (hasRested()) {
        rest();
        return;
      }
      touchedAt = Date.now();
      clearTimeout(timer);
      timer = setTimeout(rest, restAfterMs);
    };
    // Phones stop the timers of a page in the background.
    const comeBack = () => {
      if (!document.hidden && hasRested()) rest();
    };
    for (const kind of touches) window.addEventListener(kind, touch, { passive: true });
    document.addEventListener('visibilitychange', comeBack);
    window.addEventListener('pagehide', rest);
    return () => {
      clearTimeout(timer);
      for (const kind of touches) window.removeEventListener(kind, touch);
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('pagehide', rest);
    };
  }, [isResting]);

  return { isResting, wake: () => setResting(false) };
}

/** The empty screen of a desk that nobody has touched for a while. */
export function Rest({ onContinue }: { onContinue: () => void }) {
  const { t } = useLanguage();
  const heading = useFocusOnArrival();
  return (
    <EmptyState
      headingRef={heading}
      title={t('prayerDesk.rest')}
      text={t('prayerDesk.restAbout')}
      action={<Button onClick={onContinue}>{t('prayerDesk.continue')}</Button>}
    />
  );
}
