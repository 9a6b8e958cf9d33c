import { requestKinds } from '@contracts/prayer-desk';
import { isReferenceOf } from '@contracts/reference';
import { useLanguage } from '../../i18n/language-provider';
import { ButtonLink } from '../../ui/button';
import { Cluster } from '../../ui/layout';
import { NoticeFrame } from '../../ui/notice';
import { type Desk, deskSearch } from './desk-address';
import { useDrafts } from './drafts';
import { Reference } from './marks';

/** Leads back to what was chosen or typed elsewhere, which a member may believe to be saved. */
export function UnsavedNotice({ shown }: { shown: string | undefined }) {
  const { t } = useLanguage();
  const elsewhere = useDrafts().unsaved.filter((name) => name !== shown);
  if (elsewhere.length === 0) return null;
  return (
    <NoticeFrame $tone="danger">
      <Cluster as="p" $gap={3}>
        <strong>{t('prayerDesk.unsavedElsewhere')}</strong>
        {elsewhere.map((name) => {
          const kind = requestKinds.find((one) => isReferenceOf(one, name));
          const place: Partial<Desk> & Pick<Desk, 'tab'> = kind
            ? { tab: kind, opened: { kind, reference: name } }
            : { tab: 'find', screen: 'enter' };
          return (
            <ButtonLink key={name} $variant="quiet" to={deskSearch(place)}>
              {kind ? <Reference>{name}</Reference> : t('deskScreens.enter')}
            </ButtonLink>
          );
        })}
      </Cluster>
    </NoticeFrame>
  );
}
