import type { DeskSummary } from '@contracts/prayer-desk';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { Link } from '../../ui/link';
import { Small, VisuallyHidden } from '../../ui/text';
import { color, inlineTapTarget, font, fontSize, media, space } from '../../ui/theme/theme';
import { deskSearch } from './desk-address';
import { oneOrOther, useDeskWords } from './use-desk-words';

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 5.25rem), 1fr));
  row-gap: ${space[3]};
  margin: 0;
  div {
    display: flex;
    flex-direction: column;
    padding-inline: ${space[2]};
  }
  div:first-child {
    padding-inline-start: 0;
  }
  div + div {
    border-inline-start: 1px solid ${color.hairline};
  }
  dt {
    order: 1;
    margin-block-start: ${space[1]};
    color: ${color.textMuted};
    font-size: ${fontSize.small};
    line-height: 1.3;
  }
  dd {
    margin: 0;
    font: 1.35rem/1.15 ${font.serif};
    font-variant-numeric: tabular-nums;
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

const Urgent = styled.dd`
  && {
    order: 2;
    font: 600 ${fontSize.small} / 1.5 var(--font-sans);
  }
  a {
    ${inlineTapTarget}
    color: ${color.danger};
  }
`;

export function DeskNumbers({ summary }: { summary: DeskSummary | undefined }) {
  const { t } = useLanguage();
  const { duration, number } = useDeskWords();
  const { waiting, oldestWaitingAt, prayedThisWeek, expiring = 0 } = summary ?? {};
  const urgent = summary?.views.urgent ?? 0;
  return (
    <section aria-labelledby="desk-numbers">
      <VisuallyHidden as="h2" id="desk-numbers">
        {t('prayerDesk.numbers')}
      </VisuallyHidden>
      <Row>
        <div>
          <dt>{t('prayerDesk.waiting')}</dt>
          <dd>{waiting === undefined ? '–' : number(waiting)}</dd>
          {urgent > 0 ? (
            <Urgent>
              <Link to={deskSearch({ tab: 'find', view: 'urgent' })}>
                {t(`prayerDesk.urgentCount.${oneOrOther(urgent)}`, { count: number(urgent) })}
              </Link>
            </Urgent>
          ) : null}
        </div>
        <div>
          <dt>{t('prayerDesk.oldest')}</dt>
          <dd>{summary === undefined ? '–' : oldestWaitingAt ? duration(oldestWaitingAt) : t('prayerDesk.nobody')}</dd>
        </div>
        <div>
          <dt>{t('prayerDesk.prayedWeek')}</dt>
          <dd>{prayedThisWeek === undefined ? '–' : number(prayedThisWeek)}</dd>
        </div>
      </Row>
      {expiring > 0 ? (
        <Small>{t(`prayerDesk.expiring.${oneOrOther(expiring)}`, { count: number(expiring) })}</Small>
      ) : null}
    </section>
  );
}
