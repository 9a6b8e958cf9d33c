import type { MensMinistryPage } from '@contracts/mens-ministry-page';
import type { Locale } from '@contracts/site-setting';
import styled from 'styled-components';
import { Card, CardGrid } from '../../ui/card';
import { Paragraphs } from '../../ui/paragraphs';
import { color, font, fontSize, space } from '../../ui/theme/theme';

/** Names are aligned at the bottom, however long the stories are. */
const Story = styled(Card)`
  height: 100%;
  h3 {
    font: 600 ${fontSize.small} / 1.4 ${font.sans};
    color: ${color.link};
  }
  blockquote {
    flex: 1;
    font: ${fontSize.heading4} / 1.5 ${font.serif};
  }
  footer {
    padding-block-start: ${space[4]};
    border-block-start: 1px solid ${color.hairline};
    font-size: ${fontSize.small};
    color: ${color.textMuted};
  }
`;

type TestimoniesProps = {
  testimonies: MensMinistryPage['retreat']['testimonies'];
  lang: Locale | undefined;
};

export function Testimonies({ testimonies, lang }: TestimoniesProps) {
  return (
    <CardGrid role="list" $columns={3} lang={lang}>
      {testimonies.map(({ title, text, name }) => (
        <li key={title}>
          <Story>
            <h3>{title}</h3>
            <blockquote>
              <Paragraphs text={text} />
            </blockquote>
            {name && <footer>{name}</footer>}
          </Story>
        </li>
      ))}
    </CardGrid>
  );
}
