import type { HomePage } from '@contracts/home-page';
import type { Locale, SiteSetting } from '@contracts/site-setting';
import styled from 'styled-components';
import { Counter } from '../../features/counters/counter';
import { Section } from '../../ui/layout';
import { Prose } from '../../ui/text';
import { media, space } from '../../ui/theme/theme';
import { Column } from './section-layout';

const Numbers = styled.dl`
  display: grid;
  gap: ${space[10]} clamp(2.5rem, 6vw, 5rem);
  margin: 0;
  ${media.wide} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[4]} clamp(2.5rem, 6vw, 5rem);
  align-items: baseline;
  ${media.roomy} {
    grid-template-columns: 1fr 1fr;
  }
`;

type GlobalImpactProps = {
  counters: NonNullable<HomePage['counters']>;
  totals: Pick<SiteSetting, 'salvationsCount' | 'healingsCount'>;
  lang: Locale | undefined;
};

export function GlobalImpact({ counters, totals, lang }: GlobalImpactProps) {
  return (
    <Section aria-labelledby="impact-title" data-surface="sand">
      <Column>
        <Words lang={lang}>
          <h2 id="impact-title">{counters.title}</h2>
          <Prose>{counters.text}</Prose>
        </Words>
        <Numbers>
          <Counter value={totals.salvationsCount} label={counters.salvations} lang={lang} />
          <Counter value={totals.healingsCount} label={counters.healings} lang={lang} />
        </Numbers>
      </Column>
    </Section>
  );
}
