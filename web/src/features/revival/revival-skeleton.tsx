import { useLanguage } from '../../i18n/language-provider';
import { Skeleton } from '../../ui/skeleton';
import { Small } from '../../ui/text';
import { Day, Entry, Events, Story } from './event-layout';
import { MediaSkeleton } from './media-skeleton';

const events = [1, 2, 3];

export function RevivalSkeleton() {
  const { t } = useLanguage();
  return (
    <>
      <Small role="status">{t('revival.loading')}</Small>
      <Events aria-hidden>
        {events.map((event) => (
          <Entry key={event}>
            <Story as="div">
              <div>
                <Day as="span">
                  <Skeleton $width="7rem" />
                </Day>
                <Skeleton $width="16rem" $height="1.75rem" />
              </div>
              <Skeleton $width="9rem" />
              <Skeleton $height="5rem" />
              <MediaSkeleton />
            </Story>
          </Entry>
        ))}
      </Events>
    </>
  );
}
