import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Link } from '../../ui/link';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { size, space } from '../../ui/theme/theme';

const BackLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: start;
  gap: ${space[2]};
  min-height: ${size.target};
  font-weight: 600;
  text-decoration: none;
`;

/** Goes back where the list is the page before, so that the history does not fill with lists; leads there otherwise. */
export function BackToList() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;

  const goBack = (event: MouseEvent) => {
    if (!cameFromList(state) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };

  return (
    <BackLink to={paths.resources} onClick={goBack}>
      <ArrowLeft size={18} aria-hidden />
      {t('articles.back')}
    </BackLink>
  );
}

function cameFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state && state.fromList === true;
}
