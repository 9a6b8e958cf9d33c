import type { DeskSummary } from '@contracts/prayer-desk';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { Cluster } from '../../ui/layout';
import { color, font, fontSize, media, space } from '../../ui/theme/theme';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { oneOrOther, useDeskWords } from './use-desk-words';

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin: 0;
  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${space[1]};
    padding-inline: ${space[3]};
  }
  div:first-child {
    padding-inline-start: 0;
  }
  div + div {
    border-inline-start: 1px solid ${color.hairline};
  }
  dt {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
    line-height: 1.3;
  }
  dd {
    margin: 0;
    font: 1.35rem/1.15 ${font.serif};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  ${media.wide} {
    div {
      padding-inline: ${space[6]};
    }
    dd {
      font-size: ${fontSize.heading3};
    }
  }
`;

/** Smaller, and only there if it is not zero. */
const Rarer = styled(Cluster)`
  margin-top: ${space[3]};
  font-size: ${fontSize.small};
  color: ${color.textMuted};
  strong {
    color: ${color.danger};
  }
`;

function Figure({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** How many requests wait and for how long. */
export function DeskNumbers({ summary }: { summary: DeskSummary | undefined }) {
  const { t } = useLanguage();
  const { duration, number } = useDeskWords();
  const { waiting, oldestWaitingAt, prayedThisWeek, urgent = 0, expiring = 0 } = summary ?? {};
  return (
    <section aria-labelledby="desk-numbers">
      <VisuallyHidden as="h2" id="desk-numbers">
        {t('prayerDesk.numbers')}
      </VisuallyHidden>
      <Row>
        <Figure label={t('prayerDesk.waiting')}>{waiting === undefined ? '–' : number(waiting)}</Figure>
        <Figure label={t('prayerDesk.oldest')}>
          {summary === undefined ? '–' : oldestWaitingAt ? duration(oldestWaitingAt) : t('prayerDesk.nobody')}
        </Figure>
        <Figure label={t('prayerDesk.prayedWeek')}>
          {prayedThisWeek === undefined ? '–' : number(prayedThisWeek)}
        </Figure>
      </Row>
      {urgent > 0 || expiring > 0 ? (
        <Rarer $gap={4}>
          {urgent > 0 ? (
            <strong>{t(`prayerDesk.urgentCount.${oneOrOther(urgent)}`, { count: number(urgent) })}</strong>
          ) : null}
          {expiring > 0 ? (
            <span>{t(`prayerDesk.expiring.${oneOrOther(expiring)}`, { count: number(expiring) })}</span>
          ) : null}
        </Rarer>
      ) : null}
    </section>
  );
}
