import { deletionDay, type RetentionSettings } from '../retention/deletion-day';
import type { ListedRequest } from '../../contracts/prayer-desk';
import type { StoredRequest } from './stored-request';
import { assigneeOf, type DeskAccount } from './team';

export function describeRequest(
  request: StoredRequest,
  team: readonly DeskAccount[],
  settings: RetentionSettings,
): ListedRequest {
  const { kind, reference, language, receivedAt, status, urgent, confidential, spam, followUpOn } = request;
  const { prayerType, prayerCount, lastPrayedAt, thankedAt, spamReason } = request;
  return {
    kind,
    reference,
    language,
    receivedAt,
    status,
    urgent,
    confidential,
    spam,
    spamReason: spam ? spamReason : null,
    assignee: assigneeOf(request, team),
    followUpOn,
    prayerType,
    prayerCount,
    lastPrayedAt,
    thankedAt,
    deletedOn: deletionDay(request, settings),
  };
}
