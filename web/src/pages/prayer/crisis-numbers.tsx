import type { CrisisLine } from '@contracts/crisis-line';
import { useCountry } from '../../features/crisis-help/chosen-country';
import { CountryChoice } from '../../features/crisis-help/country-choice';
import { countryGroups } from '../../features/crisis-help/country-groups';
import { CrisisCountries } from '../../features/crisis-help/crisis-countries';
import { useLanguage } from '../../i18n/language-provider';
import { Container, Section, Stack } from '../../ui/layout';
import { Small } from '../../ui/text';

/** Shown because prayer requests are not read around the clock. */
export function CrisisNumbers({ lines }: { lines: readonly CrisisLine[] }) {
  const { t } = useLanguage();
  const [country, choose] = useCountry();
  if (lines.length === 0) return null;
  const groups = countryGroups(lines, country);
  return (
    <Section aria-labelledby="crisis-title">
      <Container>
        <Stack $gap={8}>
          <Stack $gap={3}>
            <h2 id="crisis-title">{t('prayer.crisis')}</h2>
            <p>{t('prayer.crisis.text')}</p>
          </Stack>
          <CountryChoice groups={groups} country={country} onChoose={choose} />
          <CrisisCountries groups={groups} heading="h3" />
          <Small>{t('crisisLines.source')}</Small>
        </Stack>
      </Container>
    </Section>
  );
}
