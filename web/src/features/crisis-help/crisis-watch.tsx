import { useLanguage } from '../../i18n/language-provider';
import { useContentState } from '../../lib/cms-client/use-content';
import type { TextHelpProps } from '../../ui/form/text-help';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useCountry } from './chosen-country';
import { countryGroups } from './country-groups';
import { CrisisNotice } from './crisis-notice';
import { crisisLinesQuery } from './crisis-lines-query';
import { fallbackLines } from './fallback-lines';
import { useSpeaksOfCrisis } from './use-speaks-of-crisis';

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
