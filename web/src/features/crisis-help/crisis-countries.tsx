import styled from 'styled-components';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { fontSize, space } from '../../ui/theme/theme';
import type { CountryGroup } from './country-groups';
import { CrisisLines } from './crisis-lines';

const Countries = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${space[6]} clamp(2rem, 4vw, 3rem);
  align-items: start;
`;

const Country = styled.p`
  padding-block-end: ${space[2]};
  font-size: ${fontSize.lead};
  font-weight: 600;
  break-after: avoid;
`;

type CrisisCountriesProps = {
  groups: readonly CountryGroup[];
  /** The element for a country's name: a heading where the list is not folded. */
  heading?: 'h3' | 'p';
};

export function CrisisCountries({ groups, heading = 'p' }: CrisisCountriesProps) {
  const { locale } = useLanguage();
  return (
    <Countries>
      {groups.map(({ countryCode, lines: [first, ...rest] }) =>
        first === undefined ? null : (
          <div key={countryCode}>
            <Country as={heading} lang={contentLanguage(first, locale)}>
              {first.country}
            </Country>
            <CrisisLines lines={[first, ...rest]} />
          </div>
        ),
      )}
    </Countries>
  );
}
