import { ArrowLeft } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { isRecord } from '../lib/parse-object';
import { Link } from './link';
import { inlineTapTarget, notPrinted, space } from './theme/theme';

const StyledLink = styled(Link)`
  ${inlineTapTarget}
  align-self: start;
  gap: ${space[2]};
  font-weight: 600;
  text-decoration: none;
  ${notPrinted}
`;

/** The history state of a link from a list to one of its entries. */
export const fromList = { fromList: true } as const;

/** Goes back in the history if the list was the previous page, so that the history does not fill with lists. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;

  const goBack = (event: MouseEvent) => {
    if (!isRecord(state) || state['fromList'] !== true || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };

  return (
    <StyledLink to={to} onClick={goBack}>
      <ArrowLeft size={18} aria-hidden />
      <span>{children}</span>
    </StyledLink>
  );
}
