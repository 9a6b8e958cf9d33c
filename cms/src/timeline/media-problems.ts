import * as v from 'valibot';
import type { PublishingRules } from '../content';
import { mediaTypes } from '../api/event-media/contract';
import { isBlank, type Problem } from '../api/publishing/contract';
import { isYouTubeAddress } from '../api/video/contract';
import { isShowable, isSitePath } from '../lib/media-address';

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
  if (!isBlank(mediaUrl) && !isShowable(mediaType, mediaUrl ?? '')) {
    const otherVideo = isYouTubeAddress(mediaUrl ?? '') ? 'problem.media.youtube' : 'problem.media.video';
    problems.push({ path: ['mediaUrl'], code: mediaType === 'video' ? otherVideo : 'problem.media.picture' });
  }
  if (!isBlank(thumbnailUrl) && !isSitePath(thumbnailUrl ?? '')) {
    problems.push({ path: ['thumbnailUrl'], code: 'problem.media.poster' });
  }
  return problems;
}

export const timelineRules: PublishingRules = {
  'api::event-media.event-media': { problemsOf: mediaProblems, namedBy: 'mediaUrl' },
};
