import type { CrisisLine } from '@contracts/crisis-line';
import { LifeBuoy } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { Disclosure } from '../../ui/disclosure';
import { Small } from '../../ui/text';
import { color, font, fontSize, notPrinted, radius, space, stacked } from '../../ui/theme/theme';
import { CountryChoice } from './country-choice';
import type { CountryGroup } from './crisis-lines-query';
import { CrisisCountries, CrisisLines } from './crisis-lines';

/** Deliberately calm: not an error, and nothing to confirm. */
const Frame = styled.div`
  ${stacked(4)}
  margin-block-start: ${space[4]};
  padding: ${space[5]};
  border: 1px solid ${color.hairline};
  border-inline-start: 4px solid ${color.accent};
  border-radius: ${radius.control};
  background: ${color.surfaceSunken};
  line-height: 1.5;
  ${notPrinted}
`;

const Title = styled.p`
  display: flex;
  gap: ${space[3]};
  font: ${fontSize.lead} / 1.3 ${font.serif};
`;

type CrisisNoticeProps = {
  isSent: boolean;
  /** Grouped by country, the visitor's first; empty if they cannot be loaded. */
  groups: readonly CountryGroup[];
  fallback: readonly CrisisLine[];
  country: string | undefined;
  /** Left out where the server has read the text. */
  onChoose?: (countryCode: string) => void;
};

/** Where to get help now. Sending stays possible. */
export function CrisisNotice({ isSent, groups, fallback, country, onChoose }: CrisisNoticeProps) {
  const { t } = useLanguage();
  const titleId = useId();
  const [first, ...others] = groups;
  return (
    <Frame role="group" aria-labelledby={titleId}>
      <Title id={titleId}>
        <LifeBuoy aria-hidden size="1.25em" strokeWidth={1.5} />
        <span>{t('crisisHelp.title')}</span>
      </Title>
      <p>{t(isSent ? 'crisisHelp.text.sent' : 'crisisHelp.text')}</p>
      {first === undefined ? (
        <CrisisLines lines={fallback} />
      ) : (
        <>
          {onChoose && <CountryChoice groups={groups} country={country} onChoose={onChoose} />}
          <CrisisCountries groups={[first]} />
        </>
      )}
      {others.length > 0 && (
        <Disclosure>
          <summary>{t('crisisHelp.elsewhere')}</summary>
          <CrisisCountries groups={others} />
        </Disclosure>
      )}
      <Small>{t('crisisHelp.safety')}</Small>
      {!isSent && onChoose && <Small>{t('crisisHelp.onDevice')}</Small>}
    </Frame>
  );
}
