import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { EmptyState } from '../../ui/empty-state';

type RefusedProps = {
  /** Who may work here. */
  text: string;
  /** Leads to where the account may work. */
  action: ReactNode;
};

/** For an account without access to the page. */
export function Refused({ text, action }: RefusedProps) {
  const { t } = useLanguage();
  return <EmptyState title={t('panelSession.refused.title')} text={text} action={action} />;
}
