import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { useSession } from '../../lib/panel-session/session-provider';
import { Button } from '../../ui/button';
import { DeferredNotice } from '../../ui/form/deferred-form';
import { FormSheet } from '../../ui/form/form-layout';
import { Stack } from '../../ui/layout';
import { SignInForm } from './sign-in-form';

const Column = styled.div`
  max-width: 32rem;
`;

export function SignIn() {
  const { t } = useLanguage();
  const { failure, isOver, restore } = useSession();
  return (
    <Column>
      {failure && (
        <DeferredNotice role="alert">
          <span>
            <strong>{`${t('panelSession.check.failed')}.`}</strong>{' '}
            <span>{t(`panelSession.signIn.failed.${failure}`)}</span>
          </span>
          <Button $variant="quiet" onClick={() => void restore()}>
            {t('panelSession.check.retry')}
          </Button>
        </DeferredNotice>
      )}
      {isOver && <DeferredNotice role="status">{t('panelSession.over')}</DeferredNotice>}
      <FormSheet>
        <Stack $gap={6}>
          <Stack $gap={2}>
            <h2>{t('panelSession.signIn.title')}</h2>
            <p>{t('panelSession.signIn.text')}</p>
          </Stack>
          <SignInForm />
        </Stack>
      </FormSheet>
    </Column>
  );
}
