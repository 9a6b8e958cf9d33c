import { styled } from 'styled-components';

/** The text as it will look on the site, roughly; touch-sized for phones. */
export const EditorFrame = styled.div<{ $failed: boolean }>`
  border: 1px solid ${({ theme, $failed }) => ($failed ? theme.colors.danger600 : theme.colors.neutral200)};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  &:focus-within {
    border-color: ${({ theme }) => theme.colors.primary600};
    box-shadow: 0 0 0 2px ${({ theme }) => theme.colors.primary600};
  }
  .ProseMirror {
    min-height: 32rem;
    padding: 1.6rem;
    outline: none;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    font-size: 1.6rem;
    line-height: 1.6;
    color: ${({ theme }) => theme.colors.neutral800};
  }
  .ProseMirror > * + * {
    margin-block-start: 1.2rem;
  }
  h2,
  h3,
  h4 {
    font-weight: 600;
    line-height: 1.3;
  }
  .ProseMirror > * + :is(h2, h3, h4) {
    margin-block-start: 2.4rem;
  }
  h2 {
    font-size: 2.2rem;
  }
  h3 {
    font-size: 1.9rem;
  }
  h4 {
    font-size: 1.6rem;
  }
  strong {
    font-weight: 700;
  }
  em {
    font-style: italic;
  }
  a {
    color: ${({ theme }) => theme.colors.primary600};
    text-decoration: underline;
  }
  ul,
  ol {
    padding-inline-start: 2.4rem;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li + li {
    margin-block-start: 0.4rem;
  }
  .ProseMirror > blockquote {
    padding-inline-start: 1.6rem;
    border-inline-start: 3px solid ${({ theme }) => theme.colors.neutral300};
    color: ${({ theme }) => theme.colors.neutral700};
  }
  figure[data-reference] {
    padding: 0.4rem 0 0.4rem 1.6rem;
    border-inline-start: 3px solid #e2a33b;
    blockquote {
      font-family: Georgia, serif;
      font-size: 1.8rem;
    }
  }
  figcaption {
    margin-block-start: 0.6rem;
    font-size: 1.3rem;
    color: ${({ theme }) => theme.colors.neutral600};
  }
  figure[data-src] img {
    display: block;
    max-width: min(100%, 48rem);
    max-height: 36rem;
    border-radius: ${({ theme }) => theme.borderRadius};
  }
  figure[data-alt=''] img {
    outline: 3px solid ${({ theme }) => theme.colors.danger600};
  }
  pre {
    white-space: pre-wrap;
    font-size: 1.3rem;
    color: ${({ theme }) => theme.colors.neutral600};
  }
  .ProseMirror-selectednode {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`;

/** Stays in view above a long text; on phones below the panel's own bar. */
export const StickyTools = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  @media (max-width: 767px) {
    top: 6.4rem;
  }
`;

/** On phones one row that scrolls sideways, so that it leaves room for the text. */
export const ToolbarRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem;
  padding: 0.6rem;
  @media (max-width: 767px) {
    flex-wrap: nowrap;
    overflow-x: auto;
    > * {
      flex: none;
    }
  }
  button,
  select {
    width: auto;
    min-width: 4.4rem;
    min-height: 4.4rem;
  }
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => `${theme.borderRadius} ${theme.borderRadius} 0 0`};
  background: ${({ theme }) => theme.colors.neutral100};
`;
