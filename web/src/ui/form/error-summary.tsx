import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Stack } from '../layout';
import { color, font, fontSize, media, radius, space } from '../theme/theme';

const Box = styled(Stack)`
  padding: ${space[4]} ${space[5]};
  border: 1px solid ${color.danger};
  border-inline-start-width: 4px;
  border-radius: ${radius.control};
  background: ${color.surface};
  > p {
    font: ${fontSize.lead} / 1.3 ${font.serif};
  }
  ul {
    list-style: none;
  }
  a {
    display: block;
    padding-block: ${space[1]};
    color: ${color.danger};
    line-height: 1.4;
    ${media.narrow} {
      padding-block: ${space[2]};
    }
  }
`;

export type FieldProblem = { fieldId: string; message: string };

type ErrorSummaryProps = {
  title: string;
  /** In the order of the fields. */
  problems: readonly FieldProblem[];
  /** Increases with every refused attempt, which moves the focus here again. */
  attempt: number;
};

export function ErrorSummary({ title, problems, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    box.current?.focus();
  }, [attempt]);

  if (problems.length === 0) return null;
  return (
    <Box $gap={2} ref={box} role="group" aria-labelledby="error-summary-title" tabIndex={-1}>
      <p id="error-summary-title">{title}</p>
      <ul>
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                // Keeps the address unchanged, and scrolls so that the label above the field is visible too.
                event.preventDefault();
                const field = document.getElementById(fieldId);
                field?.focus({ preventScroll: true });
                field?.scrollIntoView({ block: 'center' });
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}
