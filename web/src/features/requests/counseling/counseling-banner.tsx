import { CircleCheck } from 'lucide-react';
import styled, { keyframes } from 'styled-components';
import { useLanguage } from '../../../i18n/language-provider';
import { Notice } from '../../../ui/notice';
import { layer, media, radius, shadow, size, space } from '../../../ui/theme/theme';

const descend = keyframes`
  from { opacity: 0; translate: 0 -0.75rem; }
`;

/** Above the page, so that nothing moves for it; below the bar, which stays in reach. */
const Place = styled.div`
  position: fixed;
  inset: calc(${size.navigation} + ${space[3]}) ${space[4]} auto;
  z-index: ${layer.toast};
  display: flex;
  justify-content: center;
  pointer-events: none;
  > * {
    max-width: 38rem;
    border-radius: ${radius.control};
    box-shadow: ${shadow.floating};
    pointer-events: auto;
    ${media.motion} {
      animation: ${descend} 240ms ease-out;
    }
  }
`;

/** The place is always there, so that what comes into it is read out. */
export function CounselingBanner({ isShown }: { isShown: boolean }) {
  const { t } = useLanguage();
  return (
    <Place role="status">
      {isShown && (
        <Notice tone="success" icon={<CircleCheck aria-hidden size="1.4em" />} title={t('counselingRequest.sent')}>
          <p>{t('counselingRequest.sent.text')}</p>
        </Notice>
      )}
    </Place>
  );
}
