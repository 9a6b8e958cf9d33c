import type { CrisisLine } from '@contracts/crisis-line';
import styled from 'styled-components';
import { contentLanguage, formatDate } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { Small } from '../../ui/text';
import { color, inlineTapTarget, fontSize, media, space } from '../../ui/theme/theme';
import type { CountryGroup } from './crisis-lines-query';

const List = styled.ul`
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
    align-items: center;
    justify-content: space-between;
    padding-block: ${space[2]};
    border-block-start: 1px solid ${color.hairline};
    line-height: 1.4;
    break-inside: avoid;
  }
  /* Beside a long number the name would stand in a narrow column, so the number goes below it. */
  strong {
    flex: 1 1 11rem;
  }
  ${Small} {
    flex: 1 0 100%;
  }
`;

const Links = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  a {
    ${inlineTapTarget}
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    word-break: keep-all;
  }
  a:first-child {
    font-size: ${fontSize.lead};
  }
`;

type CrisisLinesProps = {
  lines: readonly CrisisLine[];
  /** Shows the number and the name alone. */
  isBrief?: boolean;
};

export function CrisisLines({ lines, isBrief = false }: CrisisLinesProps) {
  const { t, locale } = useLanguage();
  return (
    <List>
      {lines.map((line) => {
        const { countryCode, name, phone, smsNumber, textLink, languages, hours, note, lastCheckedOn } = line;
        const lang = contentLanguage(line, locale);
        const facts = [languages, hours].filter((fact) => fact !== null).join(' · ');
        return (
          <li key={`${countryCode} ${name} ${phone}`}>
            <strong lang={lang}>{name}</strong>
            <Links>
              <a href={line.callLink}>{phone}</a>
              {textLink !== null && smsNumber !== null && !isBrief && (
                <a href={textLink}>{t('crisisLines.text', { number: smsNumber })}</a>
              )}
            </Links>
            {!isBrief && (
              <Small>
                <span>{t(`crisisLines.kind.${line.kind}`) + (facts === '' ? '' : ' · ')}</span>
                {facts !== '' && <span lang={lang}>{facts}</span>}
              </Small>
            )}
            {note !== null && !isBrief && <Small lang={lang}>{note}</Small>}
            {lastCheckedOn !== null && !isBrief && (
              <Small>{t('crisisLines.checked', { date: formatDate(locale, lastCheckedOn) })}</Small>
            )}
          </li>
        );
      })}
    </List>
  );
}

const Countries = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${space[6]} clamp(2rem, 4vw, 3rem);
  align-items: start;
  ${media.print} {
    /* A row of a grid is not broken between two sheets. */
    display: block;
    columns: 19rem;
    > * {
      padding-block-end: ${space[4]};
    }
  }
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
