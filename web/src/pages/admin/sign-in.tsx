import styled from 'styled-components';
import { useSession } from '../../features/media-admin/session/session-provider';
import { SignInForm } from '../../features/media-admin/session/sign-in-form';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { DeferredNotice } from '../../ui/form/deferred-notice';
import { FormSheet } from '../../ui/form/form-layout';
import { Stack } from '../../ui/layout';

const Column = styled.div`
  max-width: 32rem;
`;

export function SignIn() {
  const { t } = useLanguage();
  const { failure, restore } = useSession();
  return (
    <Column>
      {failure && (
        <DeferredNotice role="alert">
          <span>
            <strong>{t('mediaAdmin.check.failed')}.</strong> {t(`mediaAdmin.signIn.failed.${failure}`)}
          </span>
          <Button $variant="quiet" onClick={() => void restore()}>
            {t('mediaAdmin.check.retry')}
          </Button>
        </DeferredNotice>
      )}
      <FormSheet>
        <Stack $gap={6}>
          <Stack $gap={2}>
            <h2>{t('mediaAdmin.signIn.title')}</h2>
            <p>{t('mediaAdmin.signIn.text')}</p>
          </Stack>
          <SignInForm />
        </Stack>
      </FormSheet>
    </Column>
  );
}
