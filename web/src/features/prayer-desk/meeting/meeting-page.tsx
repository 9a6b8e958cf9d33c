import type { MeetingEntry } from '@contracts/prayer-meeting';
import styled from 'styled-components';
import { space } from '../../../ui/theme/theme';
import { useFocusOnArrival } from '../focus';

/** Tall enough that the buttons stay where they are from one text to the next. */
const Page = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${space[4]};
  min-height: min(50 * var(--screen), 26rem);
  overflow-wrap: anywhere;
  h2 {
    font-size: clamp(2rem, 1.4rem + 3vw, 3.5rem);
  }
  p {
    font-size: clamp(1.5rem, 1.2rem + 1.6vw, 2.25rem);
    line-height: 1.45;
    white-space: pre-wrap;
  }
`;

/** Large enough to be read from a phone that lies on the table. */
export function MeetingPage({ entry: { firstName, text, language } }: { entry: MeetingEntry }) {
  const heading = useFocusOnArrival(true);
  return (
    <Page>
      <h2 ref={heading} tabIndex={-1}>
        {firstName}
      </h2>
      <p lang={language}>{text}</p>
    </Page>
  );
}
