import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Container, IntroColumns, Section, Stack } from './layout';
import { Reveal } from './reveal';
import { space } from './theme/theme';

const Column = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: clamp(${space[8]}, 4vw, ${space[12]});
`;

type PageSectionProps = {
  /** Where an address with a hash leads to; such a section can take the focus. */
  id?: string;
  /** Without one it goes on under the heading before it. */
  title: string | null;
  /** Below the heading, before the rest. */
  intro?: ReactNode;
  surface?: 'paper' | 'sand' | 'night';
  /** The heading beside what it introduces where there is room, or above it. */
  layout?: 'columns' | 'stacked';
  /** Where the words of the heading are in another language than the page. */
  lang?: string | undefined;
  children?: ReactNode;
};

/** One band of a page under its heading. It rises once as it comes into view. */
export function PageSection(props: PageSectionProps) {
  const { id, title, intro, surface, layout = 'stacked', lang, children } = props;
  const titleId = useId();
  const Frame = layout === 'columns' ? IntroColumns : Column;
  return (
    <Section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={title === null ? undefined : titleId}
      data-surface={surface}
    >
      <Reveal>
        <Frame>
          {(title !== null || intro !== undefined) && (
            <Stack>
              {title !== null && (
                <h2 id={titleId} lang={lang}>
                  {title}
                </h2>
              )}
              {intro}
            </Stack>
          )}
          {children !== undefined && <div>{children}</div>}
        </Frame>
      </Reveal>
    </Section>
  );
}
