import type { CrisisLine, Locale } from '@contracts/site-setting';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { Container, Section, Stack } from '../../ui/layout';
import { Small } from '../../ui/text';
import { color, fontSize, size, space } from '../../ui/theme/theme';

const Lines = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: 0 clamp(2rem, 4vw, 3rem);
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 ${space[4]};
    align-content: start;
    align-items: center;
    padding-block: ${space[3]};
    border-block-start: 1px solid ${color.hairline};
    line-height: 1.4;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.target};
    font-size: ${fontSize.lead};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  ${Small} {
    grid-column: 1 / -1;
  }
`;

/** Whom to call at once: a prayer request is not read around the clock. */
export function CrisisNumbers({ lines, lang }: { lines: readonly CrisisLine[]; lang: Locale | undefined }) {
  const { t } = useLanguage();
  if (lines.length === 0) return null;
  return (
    <Section aria-labelledby="crisis-title">
      <Container>
        <Stack $gap={8}>
          <Stack $gap={3}>
            <h2 id="crisis-title">{t('prayer.crisis')}</h2>
            <p>{t('prayer.crisis.text')}</p>
          </Stack>
          <Lines lang={lang}>
            {lines.map(({ country, countryCode, name, phone, note }) => (
              <li key={`${countryCode} ${name}`}>
                <div>
                  <strong>{country}</strong>
                  <br />
                  {name}
                </div>
                <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
                {note && <Small>{note}</Small>}
              </li>
            ))}
          </Lines>
        </Stack>
      </Container>
    </Section>
  );
}
