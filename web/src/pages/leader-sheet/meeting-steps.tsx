import type { LeaderSheet } from '@contracts/leader-sheet';
import styled from 'styled-components';
import { studyTime } from '../../features/training/study/course-progress';
import { useLanguage } from '../../i18n/language-provider';
import { Small } from '../../ui/text';
import { color, font, fontSize, media, size, space } from '../../ui/theme/theme';

const List = styled.ol`
  display: grid;
  gap: ${space[6]};
  list-style: none;
  ${media.print} {
    gap: 0.3rem;
  }
`;

/** The time beside what is done, on a line that leads through the meeting. */
const Step = styled.li`
  display: grid;
  ${media.wide} {
    grid-template-columns: 7rem minmax(0, 1fr);
  }
  gap: ${space[1]} ${space[5]};
  padding-inline-start: ${space[4]};
  border-inline-start: 3px solid ${color.accent};
  break-inside: avoid;
  h3 {
    font-size: ${fontSize.heading4};
  }
  > div {
    max-width: ${size.measure};
  }
  ${media.print} {
    grid-template-columns: 5.5rem minmax(0, 1fr);
    > div {
      max-width: none;
    }
  }
`;

/** One after the other on a phone, and one below the other beside the text. */
const Time = styled.div`
  ${media.narrow} {
    display: flex;
    gap: ${space[3]};
    align-items: baseline;
  }
  ${media.print} {
    display: block;
  }
`;

const Minutes = styled.p`
  font: ${fontSize.heading4} / 1.3 ${font.serif};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

type MeetingStepsProps = { steps: LeaderSheet['steps']; lang: string | undefined };

export function MeetingSteps({ steps, lang }: MeetingStepsProps) {
  const { t } = useLanguage();
  return (
    <List role="list">
      {steps.map(({ title, minutes, text }, index) => {
        const from = steps.slice(0, index).reduce((sum, step) => sum + step.minutes, 0);
        return (
          <Step key={index}>
            <Time>
              <Minutes>{studyTime(minutes, t)}</Minutes>
              <Small>{t('sheet.from', { from, to: from + minutes })}</Small>
            </Time>
            <div lang={lang}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </Step>
        );
      })}
    </List>
  );
}
