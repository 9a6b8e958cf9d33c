import { CircleAlert } from 'lucide-react';
import styled from 'styled-components';
import type { SWRResponse } from 'swr';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { NoticeFrame } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/text';
import { space } from '../../ui/theme/theme';
import { causeOf } from './call-failure';
import { useRescuedFocus } from '../../lib/focus-after-change';

const Frame = styled(NoticeFrame)`
  flex-wrap: wrap;
  align-items: center;
  > p {
    display: flex;
    gap: ${space[3]};
    flex: 1 1 16rem;
  }
`;

type FailureNoticeProps = {
  /** Nothing is shown without one. */
  error: unknown;
  /** Reading failed, or an action whose input is preserved. */
  during: 'reading' | 'sending';
  onAgain?: () => void;
};

export function FailureNotice(props: FailureNoticeProps) {
  return props.error === undefined ? null : <Failure {...props} />;
}

function Failure({ error, during, onAgain }: FailureNoticeProps) {
  const { t } = useLanguage();
  const said = useRescuedFocus<HTMLParagraphElement>(true);
  const cause = causeOf(error);
  return (
    <Frame $tone="danger">
      <p ref={said} role="alert" tabIndex={-1}>
        <CircleAlert aria-hidden size="1.2em" />
        <span>{during === 'reading' ? t(`prayerDesk.unread.${cause}`) : t(`prayerDesk.failed.${cause}`)}</span>
      </p>
      {onAgain === undefined || cause === 'gone' || cause === 'refused' ? null : (
        <Button $variant="quiet" onClick={onAgain}>
          {t('words.retry')}
        </Button>
      )}
    </Frame>
  );
}

export function Loading() {
  const { t } = useLanguage();
  return (
    <Card as="div">
      <VisuallyHidden role="status">{t('layout.loading')}</VisuallyHidden>
      <Skeleton $width="12rem" $height="2rem" />
      <Skeleton $width="18rem" />
      <Skeleton $height="9rem" />
    </Card>
  );
}

type LoadStateProps = {
  answer: Pick<SWRResponse<unknown, unknown>, 'error' | 'isValidating'> & { mutate: () => Promise<unknown> };
};

/** Stands in place of an answer that is not there yet. */
export function LoadState({ answer: { error, isValidating, mutate } }: LoadStateProps) {
  if (error === undefined || isValidating) return <Loading />;
  return <FailureNotice error={error} during="reading" onAgain={() => void mutate()} />;
}
