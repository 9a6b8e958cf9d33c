import type { Locale } from '@contracts/site-setting';
import type { TrainingModuleSummary } from '@contracts/training-module';
import styled from 'styled-components';
import { minutesOf, studyTime } from '../../features/training/study/course-progress';
import type { Stage } from '../../features/training/study/study-plan';
import { languages } from '@contracts/language';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Badge, Eyebrow } from '../../ui/text';
import { Link } from '../../ui/link';
import { Cluster, Stack } from '../../ui/layout';
import { color, fontSize, framed, media, space } from '../../ui/theme/theme';

const Frame = styled.li`
  display: grid;
  gap: ${space[4]};
  padding: clamp(min(1.25rem, 6.25vw), 3vw, 1.75rem);
  ${framed}
  h2 {
    font-size: ${fontSize.heading3};
  }
  ${media.print} {
    gap: 7pt;
    padding: 5pt 0 0;
    border-width: 0.5pt 0 0;
    border-color: ${color.controlBorder};
    border-radius: 0;
    break-inside: avoid;
    > div {
      --gap: 3pt;
    }
    a {
      text-decoration: none;
    }
  }
`;

/** On paper with a box before each, to tick. */
const Steps = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding-inline-start: ${space[5]};
  ${media.print} {
    gap: 2pt;
    padding: 0;
    list-style: none;
    li {
      display: grid;
      grid-template-columns: auto 1fr;
      gap: ${space[3]};
    }
    li::before {
      content: '';
      width: 0.9em;
      height: 0.9em;
      margin-block-start: 0.15em;
      border: 1.5px solid ${color.controlBorder};
      border-radius: 3px;
    }
  }
`;

/** From one day to another, in UTC. */
function formatDays(locale: Locale, { from, to }: { from: Date; to: Date }): string {
  const format = new Intl.DateTimeFormat(languages[locale].tag, { dateStyle: 'long', timeZone: 'UTC' });
  const days = [from, to].map((day) => format.format(day));
  // Firefox before 91 formats no ranges.
  return 'formatRange' in format ? format.formatRange(from, to) : days.join(' – ');
}

type PlanStageProps = { stage: Stage<TrainingModuleSummary>; isPassed: (slug: string) => boolean };

export function PlanStage({ stage: { firstWeek, lastWeek, days, modules }, isPassed }: PlanStageProps) {
  const { locale, t } = useLanguage();
  return (
    <Frame>
      <Eyebrow as="p">
        <span>
          {firstWeek === lastWeek
            ? t('plan.week', { week: firstWeek })
            : t('plan.weeks', { first: firstWeek, last: lastWeek })}
        </span>
        {days ? <span>{` · ${formatDays(locale, days)}`}</span> : null}
      </Eyebrow>
      {modules.map((module) => {
        const { slug, number, title, quiz } = module;
        const minutes = minutesOf(module);
        return (
          <Stack key={slug} $gap={3}>
            <Cluster $gap={3}>
              <h2 lang={contentLanguage(module, locale)}>
                <Link to={paths.module(slug)}>{`${number}. ${title}`}</Link>
              </h2>
              {isPassed(slug) ? <Badge>{t('plan.done')}</Badge> : null}
            </Cluster>
            <Steps role="list">
              <li>{t('plan.step.read', { time: studyTime(minutes.reading, t) })}</li>
              <li>{t('plan.step.scripture')}</li>
              {quiz ? <li>{t('plan.step.quiz', { time: studyTime(minutes.quiz, t) })}</li> : null}
              <li>{t('plan.step.act')}</li>
            </Steps>
          </Stack>
        );
      })}
    </Frame>
  );
}
