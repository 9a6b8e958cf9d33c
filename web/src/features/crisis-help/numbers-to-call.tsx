import type { CrisisLine } from '@contracts/crisis-line';
import styled from 'styled-components';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { Disclosure } from '../../ui/disclosure';
import { Stack } from '../../ui/layout';
import { media } from '../../ui/theme/theme';
import { useCountry } from './chosen-country';
import { CountryChoice } from './country-choice';
import { countryGroups } from './crisis-lines-query';
import { CrisisCountries, CrisisLines } from './crisis-lines';

/** The same height for every country, to avoid a layout shift once the country is known. */
const First = styled.div`
  min-height: 11rem;
  ${media.print} {
    min-height: 0;
  }
`;

const All = styled(Disclosure)`
  ${media.print} {
    summary {
      list-style: none;
    }
    &::details-content {
      content-visibility: visible;
    }
  }
`;

/**
 * Of the visitor's country the first emergency number and the first of the kind that the page is about, in the editor's
 * order; all others in a `<details>`, which works without scripts.
 */
export function NumbersToCall({ lines, about }: { lines: readonly CrisisLine[]; about: CrisisLine['kind'] }) {
  const { t, locale } = useLanguage();
  const [country, choose] = useCountry();
  const groups = countryGroups(lines, country);
  const own = groups[0]?.lines ?? [];
  const [first] = own;
  if (first === undefined) return null;
  const firstOf = (kind: CrisisLine['kind']) => own.find((line) => line.kind === kind);
  const shown = [first, firstOf('emergency'), firstOf(about)];
  return (
    <Stack $gap={2}>
      <First>
        <p lang={contentLanguage(first, locale)}>{first.country}</p>
        <CrisisLines lines={own.filter((line) => shown.includes(line))} isBrief />
      </First>
      <All>
        <summary>{t('crisisLines.all')}</summary>
        <Stack $gap={6}>
          <CountryChoice groups={groups} country={country} onChoose={choose} />
          <CrisisCountries groups={groups} />
        </Stack>
      </All>
    </Stack>
  );
}
