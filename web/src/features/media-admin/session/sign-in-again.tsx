import { useLanguage } from '../../../i18n/language-provider';
import { Dialog } from '../../../ui/dialog/dialog';
import { useSession } from './session-provider';
import { SignInForm } from './sign-in-form';

/** A dialog above the page, which keeps its input when the session expires. */
export function SignInAgain() {
  const { t } = useLanguage();
  const { isAsking, account, stopAsking } = useSession();
  return (
    <Dialog
      isOpen={isAsking}
      onClose={stopAsking}
      title={t('mediaAdmin.again.title')}
      description={t('mediaAdmin.again.text')}
      closeLabel={t('mediaAdmin.again.close')}
    >
      <SignInForm email={account?.email} />
    </Dialog>
  );
}
