import { useLanguage } from '../../i18n/language-provider';
import { useContentState } from '../../lib/cms-client/use-content';
import type { TextHelpProps } from '../../ui/form/text-help';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { countryOfThisDevice } from './country';
import { CrisisNotice } from './crisis-notice';
import { crisisLinesQuery } from './crisis-lines-query';
import { splitLines } from './split-lines';
import { useSpeaksOfCrisis } from './use-speaks-of-crisis';

/**
 * Looks at a text, on the device alone, and shows where to get help when it speaks of crisis. The numbers are asked for
 * whatever the text says, so that asking tells nobody anything; where they cannot be had, two that are known stand.
 */
export function CrisisWatch({ text, isSent }: TextHelpProps) {
  const { t, locale } = useLanguage();
  const content = useContentState(crisisLinesQuery(locale));
  const isShown = useSpeaksOfCrisis(text, !isSent);
  const known = content.status === 'ready' && content.data.crisisLines.length > 0 ? content.data : undefined;
  const fallback = [
    { countryCode: '', country: t('crisisHelp.fallback.911'), name: '', phone: '911', note: null },
    { countryCode: '', country: t('crisisHelp.fallback.112'), name: '', phone: '112', note: null },
  ];
  return (
    <>
      {/* There before anything is said in it; what it says is short, and the focus stays in the text. */}
      <VisuallyHidden role="status">{isShown && t('crisisHelp.announced')}</VisuallyHidden>
      {isShown && (
        <CrisisNotice
          isSent={isSent}
          lang={known && known.locale !== locale ? known.locale : undefined}
          {...(known ? splitLines(known.crisisLines, countryOfThisDevice()) : { first: fallback, others: [] })}
        />
      )}
    </>
  );
}
