import { speaksOfCrisis } from '@contracts/crisis-words';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { useContentState } from '../../lib/cms-client/use-content';
import type { TextHelpProps } from '../../ui/form/text-help';
import { VisuallyHidden } from '../../ui/text';
import { useCountry } from './chosen-country';
import { countryGroups, crisisLinesQuery } from './crisis-lines-query';
import { CrisisNotice } from './crisis-notice';
import { fallbackLines } from './fallback-lines';

/** Debounced, so that typing stays smooth. */
const showAfterMs = 300;
/** Help stays visible for a while when a sentence is rewritten. */
const hideAfterMs = 3000;

/** True if the text being written contains words of crisis. */
function useSpeaksOfCrisis(text: string, isWritten: boolean): boolean {
  const [isShown, setShown] = useState(() => !isWritten && speaksOfCrisis(text));

  useEffect(() => {
    let hiding: ReturnType<typeof setTimeout> | undefined;
    const looking = setTimeout(
      () => {
        if (speaksOfCrisis(text)) setShown(true);
        else hiding = setTimeout(() => setShown(false), hideAfterMs);
      },
      isWritten ? showAfterMs : 0,
    );
    return () => {
      clearTimeout(looking);
      clearTimeout(hiding);
    };
  }, [text, isWritten]);

  return isShown;
}

/** Checks the text on the device only. The numbers are always requested, so that the request reveals nothing. */
export function CrisisWatch({ text, isSent }: TextHelpProps) {
  const { t, locale } = useLanguage();
  const content = useContentState(crisisLinesQuery(locale));
  const isShown = useSpeaksOfCrisis(text, !isSent);
  const [country, choose] = useCountry();
  const lines = content.status === 'ready' ? content.data : [];
  const names = { 911: t('crisisHelp.fallback.911'), 112: t('crisisHelp.fallback.112') };
  return (
    <>
      {/* A live region, rendered before it has content. Its text is short, and focus stays in the field. */}
      <VisuallyHidden role="status">{isShown && t('crisisHelp.announced')}</VisuallyHidden>
      {isShown && (
        <CrisisNotice
          isSent={isSent}
          groups={countryGroups(lines, country)}
          fallback={fallbackLines(names, country, locale)}
          country={country}
          onChoose={choose}
        />
      )}
    </>
  );
}
