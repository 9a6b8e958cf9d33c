import * as v from 'valibot';
import type { PublishingRules } from '../content';
import { mediaTypes } from '../contracts/event-media';
import { isBlank, type Problem } from '../contracts/publishing';
import { isYouTubeAddress } from '../contracts/video';
import { isShowable, isSitePath, typeOfAddress } from '../lib/media-address';

const itemSchema = v.object({
  mediaType: v.picklist(mediaTypes),
  mediaUrl: v.nullable(v.string()),
  thumbnailUrl: v.nullable(v.string()),
  eventDocumentId: v.nullable(v.string()),
});

/** What prevents publishing an item: it must belong to an event and show something the site may load. */
export function mediaProblems(entry: unknown): Problem[] {
  const { mediaType, mediaUrl, thumbnailUrl, eventDocumentId } = v.parse(itemSchema, entry);
  const problems: Problem[] = [];
  if (eventDocumentId === null) {
    problems.push({ path: ['event'], code: 'problem.media.event' });
  }
  const address = mediaUrl ?? '';
  const type = typeOfAddress(address) ?? mediaType;
  if (!isBlank(address) && !isShowable(type, address)) {
    const otherVideo = isYouTubeAddress(address) ? 'problem.media.youtube' : 'problem.media.video';
    problems.push({ path: ['mediaUrl'], code: mediaType === 'video' ? otherVideo : 'problem.media.picture' });
  } else if (type !== mediaType) {
    problems.push({ path: ['mediaType'], code: `problem.media.is-${type}` });
  }
  if (!isBlank(thumbnailUrl) && !isSitePath(thumbnailUrl ?? '')) {
    problems.push({ path: ['thumbnailUrl'], code: 'problem.media.poster' });
  }
  return problems;
}

export const timelineRules: PublishingRules = { 'api::event-media.event-media': mediaProblems };
