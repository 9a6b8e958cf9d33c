import type { Section } from '@contracts/page';
import type { Locale } from '@contracts/site-setting';
import { PhoneCall } from 'lucide-react';
import styled from 'styled-components';
import { NumbersToCall } from '../../features/crisis-help/numbers-to-call';
import { usePageContent } from '../../features/page/define-page';
import { Paragraphs } from '../../ui/paragraphs';
import { PageSection } from '../../ui/section';
import { color, radius, space } from '../../ui/theme/theme';
import { marriageMinistryData } from './data';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: clamp(1.25rem, 3vw, 2rem);
  border: 1px solid ${color.danger};
  border-inline-start-width: 4px;
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};
  > svg {
    color: ${color.danger};
  }
`;

/** For people who are not safe at home: the most important part of the page for them. */
export function Safety({ safety, lang }: { safety: Section; lang: Locale | undefined }) {
  const lines = usePageContent(marriageMinistryData, 'crisisLines');
  return (
    <PageSection title={safety.title} layout="columns" lang={lang}>
      <Box>
        <PhoneCall size={28} strokeWidth={1.5} aria-hidden />
        <Paragraphs text={safety.text} lang={lang} />
        <NumbersToCall lines={lines.filter(({ kind }) => kind === 'emergency' || kind === 'violence')} />
      </Box>
    </PageSection>
  );
}
