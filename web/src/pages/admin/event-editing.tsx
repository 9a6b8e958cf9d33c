import type { EventDraft } from '@contracts/event-draft';
import type { RefCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { EventEditor } from '../../features/media-admin/editor/event-editor';
import type { EventDrafts } from '../../features/media-admin/editor/use-event-drafts';
import { useLanguage } from '../../i18n/language-provider';
import { adminPaths, newEvent } from '../../features/media-admin/admin-paths';
import { BackLink } from '../../ui/back-link';
import { Stack } from '../../ui/layout';

type EventEditingProps = {
  /** Null for a new event. */
  draft: EventDraft | null;
  drafts: EventDrafts;
  headingRef: RefCallback<HTMLHeadingElement>;
  /** Visitors see something else now. */
  onPublished: () => void;
};

const isSeen = ({ states }: EventDraft): boolean => Object.values(states).some((state) => state !== 'unpublished');

export function EventEditing({ draft, drafts, headingRef, onPublished }: EventEditingProps) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const origin = draft && isSeen(draft) ? adminPaths.event(draft.id) : adminPaths.timeline;

  function follow(saved: EventDraft) {
    drafts.put(saved);
    const isWhollySeen = isSeen(saved) && !Object.values(saved.states).includes('changed');
    if (isWhollySeen) onPublished();
    void navigate(isWhollySeen ? adminPaths.event(saved.id) : adminPaths.editEvent(saved.id), { replace: true });
  }

  return (
    <Stack as="section" $gap={6} aria-labelledby="admin-event">
      <Stack $gap={3}>
        <BackLink to={origin}>{t('mediaAdmin.events.all')}</BackLink>
        <h2 id="admin-event" ref={headingRef} tabIndex={-1}>
          {t(draft ? 'mediaAdmin.events.edit' : 'mediaAdmin.events.new')}
        </h2>
      </Stack>
      <EventEditor
        key={draft?.id ?? newEvent}
        draft={draft}
        onSaved={follow}
        onDiscard={() => void navigate(origin)}
        reload={async (id) => (await drafts.refresh())?.find((each) => each.id === id)}
      />
    </Stack>
  );
}
