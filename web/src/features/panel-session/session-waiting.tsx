import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { DeferredNotice } from '../../ui/form/deferred-form';
import { Stack } from '../../ui/layout';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/text';

const Shape = styled(Stack)`
  max-width: 32rem;
  min-height: 32rem;
`;

/** Shown while the session is checked and the workspace loads. */
export function SessionWaiting() {
  const { t } = useLanguage();
  return (
    <>
      <noscript>
        <DeferredNotice>{t('panelSession.needsScript')}</DeferredNotice>
      </noscript>
      <Shape data-scripted $gap={6}>
        <VisuallyHidden role="status">{t('panelSession.checking')}</VisuallyHidden>
        <Skeleton $width="12rem" $height="2.25rem" />
        <Skeleton $height="3.25rem" />
        <Skeleton $height="3.25rem" />
        <Skeleton $width="16rem" $height="3.25rem" />
      </Shape>
    </>
  );
}
