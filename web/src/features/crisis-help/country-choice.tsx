import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { takeOverControl } from '../../lib/hydration/server-controls';
import { Select } from '../../ui/select';
import { fontSize, notPrinted } from '../../ui/theme/theme';
import { anyOtherCountry, type CountryGroup } from './crisis-lines-query';

const Frame = styled.div`
  max-width: 20rem;
  label {
    display: block;
    font-size: ${fontSize.small};
    font-weight: 600;
  }
  ${notPrinted}
`;

type CountryChoiceProps = {
  groups: readonly CountryGroup[];
  country: string | undefined;
  onChoose: (countryCode: string) => void;
};

/** Chooses the country whose numbers come first; the device's guess may be wrong. */
export function CountryChoice({ groups, country, onChoose }: CountryChoiceProps) {
  const { t, locale } = useLanguage();
  const id = useId();
  const named = groups
    .flatMap(({ countryCode, lines }) => (countryCode === anyOtherCountry ? [] : (lines[0] ?? [])))
    .sort((one, other) => one.country.localeCompare(other.country, locale));
  const shown = named.find(({ countryCode }) => countryCode === country)?.countryCode ?? anyOtherCountry;
  const control = useRef<HTMLSelectElement>(null);
  // Includes what was chosen before hydration.
  useEffect(() => {
    const chosen = control.current ? takeOverControl(control.current).value : shown;
    if (chosen !== shown) onChoose(chosen);
  }, [shown, onChoose]);
  return (
    <Frame data-scripted>
      <label htmlFor={id}>{t('crisisLines.country')}</label>
      <Select id={id} ref={control} value={shown} onChange={(event) => onChoose(event.target.value)}>
        {named.map((line) => (
          <option key={line.countryCode} value={line.countryCode} lang={line.locale}>
            {line.country}
          </option>
        ))}
        <option value={anyOtherCountry}>{t('crisisLines.countryOther')}</option>
      </Select>
    </Frame>
  );
}
