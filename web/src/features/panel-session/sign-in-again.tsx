import { useLanguage } from '../../i18n/language-provider';
import { Dialog } from '../../ui/dialog/dialog';
import { useSession } from '../../lib/panel-session/session-provider';
import { SignInForm } from './sign-in-form';

/** A dialog above the page, which keeps its input when the session expires. */
export function SignInAgain() {
  const { t } = useLanguage();
  const { isAsking, account, stopAsking } = useSession();
  return (
    <Dialog
      isOpen={isAsking}
      onClose={stopAsking}
      title={t('panelSession.again.title')}
      description={t('panelSession.again.text')}
      closeLabel={t('panelSession.again.close')}
    >
      <SignInForm email={account?.email} />
    </Dialog>
  );
}
