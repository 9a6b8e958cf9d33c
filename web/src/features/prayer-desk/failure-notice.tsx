import { CircleAlert } from 'lucide-react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { color, radius, space } from '../../ui/theme/theme';
import type { FailureCause } from './call-failure';
import { useRescuedFocus } from './focus';

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[5]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.danger};
  border-inline-start-width: 4px;
  border-radius: ${radius.control};
  > p {
    display: flex;
    gap: ${space[3]};
    flex: 1 1 16rem;
    line-height: 1.5;
  }
  svg {
    flex: none;
    margin-top: 0.2em;
    color: ${color.danger};
  }
`;

type FailureNoticeProps = {
  cause: FailureCause;
  /** Reading failed, or an action whose input is preserved. */
  during: 'reading' | 'sending';
  onAgain?: () => void;
};

export function FailureNotice({ cause, during, onAgain }: FailureNoticeProps) {
  const { t } = useLanguage();
  const said = useRescuedFocus<HTMLParagraphElement>(true);
  const message = during === 'reading' ? t(`prayerDesk.unread.${cause}`) : t(`prayerDesk.failed.${cause}`);
  return (
    <Frame>
      <p ref={said} role="alert" tabIndex={-1}>
        <CircleAlert aria-hidden size="1.2em" />
        <span>{message}</span>
      </p>
      {onAgain === undefined || cause === 'gone' || cause === 'refused' ? null : (
        <Button $variant="quiet" onClick={onAgain}>
          {t('prayerDesk.again')}
        </Button>
      )}
    </Frame>
  );
}
