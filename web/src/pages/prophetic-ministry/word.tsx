import type { PropheticMinistryPage } from '@contracts/prophetic-ministry-page';
import type { Locale } from '@contracts/site-setting';
import styled from 'styled-components';
import { FramedPicture } from '../../ui/framed-picture';
import { Stack } from '../../ui/layout';
import { Paragraphs } from '../../ui/paragraphs';
import { PageSection } from '../../ui/section';
import { color, font, fontSize, space } from '../../ui/theme/theme';

const Purpose = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding-inline-start: clamp(1.25rem, 3vw, 2rem);
  border-inline-start: 3px solid ${color.accent};
  h3 {
    font: 600 ${fontSize.small} / 1.4 ${font.sans};
    letter-spacing: 0.14em;
    color: ${color.accent};
  }
  p {
    font: ${fontSize.heading4} / 1.45 ${font.serif};
  }
`;

/** Half the content's width, or all of a phone's. */
const sizes = '(min-width: 72rem) 39rem, (min-width: 64rem) 55vw, 92vw';

export function Word({ word, lang }: { word: PropheticMinistryPage['word']; lang: Locale | undefined }) {
  return (
    <PageSection
      title={word.title}
      intro={<Paragraphs text={word.text} lang={lang} />}
      surface="night"
      layout="columns"
      lang={lang}
    >
      <Stack $gap={8}>
        <FramedPicture source={word.image} alt={word.imageAlt} sizes={sizes} ratio="3 / 2" lang={lang} />
        <Purpose lang={lang}>
          <h3>{word.purposeTitle}</h3>
          <Paragraphs text={word.purpose} />
        </Purpose>
      </Stack>
    </PageSection>
  );
}
