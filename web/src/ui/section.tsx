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
  /** The target of a hash; such a section can take the focus. */
  id?: string;
  /** Without one the section belongs to the previous heading. */
  title: string | null;
  /** Below the heading. */
  intro?: ReactNode;
  surface?: 'paper' | 'sand' | 'night';
  /** Places the heading beside the content where there is room, or above it. */
  layout?: 'columns' | 'stacked';
  /** Set if the heading is in another language than the page. */
  lang?: string | undefined;
  children?: ReactNode;
};

/** A section of a page with its heading, revealed once it is scrolled into view. */
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
