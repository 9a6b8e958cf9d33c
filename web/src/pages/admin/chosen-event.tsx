import type { RevivalEvent } from '@contracts/revival-event';
import { Pencil, Plus } from 'lucide-react';
import type { RefCallback } from 'react';
import styled from 'styled-components';
import { EventMediaList } from '../../features/media-admin/media/event-media-list';
import { contentLanguage, formatDate } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { unsavedForms } from '../../features/media-admin/unsaved-input';
import { adminPaths } from '../../features/media-admin/admin-paths';
import { BackLink } from '../../ui/back-link';
import { Badge } from '../../ui/text';
import { ButtonAnchor, ButtonLink } from '../../ui/button';
import { Cluster, Stack } from '../../ui/layout';
import { NoticeFrame } from '../../ui/notice';
import { color, media } from '../../ui/theme/theme';

/** Not needed where the list is beside it. */
const WayBack = styled.div`
  ${media.roomy} {
    display: none;
  }
`;

const When = styled.p`
  color: ${color.textMuted};
`;

type ChosenEventProps = {
  event: RevivalEvent;
  /** True if its draft has changes that visitors do not see. */
  isChanged: boolean;
  headingRef: RefCallback<HTMLHeadingElement>;
  /** The id of the part of the page where media are added. */
  addId: string;
  /** Increases whenever media are added to the event. */
  additions: number;
  onChanged: () => void;
};

export function ChosenEvent({ event, isChanged, headingRef, addId, additions, onChanged }: ChosenEventProps) {
  const { locale, t } = useLanguage();
  const lang = contentLanguage(event, locale);
  const isUnsaved = unsavedForms.useHas(event.id);
  return (
    <Stack as="section" $gap={10} aria-labelledby="admin-event">
      <Stack $gap={3}>
        <WayBack>
          <BackLink to={adminPaths.timeline}>{t('mediaAdmin.events.all')}</BackLink>
        </WayBack>
        <h2 id="admin-event" ref={headingRef} tabIndex={-1} lang={lang}>
          {event.title}
        </h2>
        <When>
          <span>{formatDate(locale, event.date)}</span>
          {event.location && (
            <>
              <span>{' · '}</span>
              <span lang={lang}>{event.location}</span>
            </>
          )}
        </When>
        {isChanged && (
          <div>
            <Badge>{t('mediaAdmin.events.changed')}</Badge>
          </div>
        )}
        {isUnsaved && (
          <NoticeFrame $tone="danger">
            <Cluster as="p" $gap={3}>
              <strong>{t('mediaAdmin.events.unsaved')}</strong>
              <ButtonLink $variant="quiet" to={adminPaths.editEvent(event.id)}>
                {t('mediaAdmin.events.unsaved.open')}
              </ButtonLink>
            </Cluster>
          </NoticeFrame>
        )}
        <Cluster $gap={3}>
          <ButtonAnchor href={`#${addId}`} $variant="quiet">
            <Plus aria-hidden size={18} />
            <span>{t('mediaAdmin.media.add')}</span>
          </ButtonAnchor>
          <ButtonLink to={adminPaths.editEvent(event.id)} $variant="quiet">
            <Pencil aria-hidden size={18} />
            <span>{t('mediaAdmin.events.edit')}</span>
          </ButtonLink>
        </Cluster>
      </Stack>
      <EventMediaList eventId={event.id} additions={additions} onChanged={onChanged} />
    </Stack>
  );
}
