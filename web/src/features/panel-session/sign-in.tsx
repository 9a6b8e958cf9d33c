import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { useSession } from '../../lib/panel-session/session-provider';
import { Button } from '../../ui/button';
import { DeferredNotice } from '../../ui/form/deferred-form';
import { FormSheet } from '../../ui/form/form-layout';
import { Stack } from '../../ui/layout';
import { Scene } from '../../ui/scene';
import { palette } from '../../ui/theme/palette';
import { columnsFrom, media, radius, space } from '../../ui/theme/theme';
import { SignInForm } from './sign-in-form';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 32rem);
  gap: ${space[10]};
  ${columnsFrom('roomy', '32rem minmax(0, 1fr)')}
`;

/** Fills the other half of a wide screen. */
const Watch = styled(Scene).attrs({ name: 'watch' })`
  border-radius: ${radius.card};
  background:
    radial-gradient(70% 12rem at 30% 100%, ${palette.dawnGlow}, ${palette.dawnGlowClear}),
    radial-gradient(110% 22rem at 30% 100%, ${palette.dawnBlush}, ${palette.dawnBlushClear}),
    linear-gradient(${palette.midnight}, ${palette.night}, ${palette.dusk});
  svg {
    height: 9rem;
  }
  ${media.cramped} {
    display: none;
  }
`;

export function SignIn() {
  const { t } = useLanguage();
  const { failure, isOver, restore } = useSession();
  return (
    <Columns>
      <div>
        {failure && (
          <DeferredNotice role="alert">
            <span>
              <strong>{`${t('panelSession.check.failed')}.`}</strong>{' '}
              <span>{t(`panelSession.signIn.failed.${failure}`)}</span>
            </span>
            <Button $variant="quiet" onClick={() => void restore()}>
              {t('words.retry')}
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
      </div>
      <Watch />
    </Columns>
  );
}
