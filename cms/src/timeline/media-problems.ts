import * as v from 'valibot';
import { isBlank, type PresentedEntry, type Problem } from '../content';
import { eventMediaMessages, mediaTypes } from '../api/event-media/contract';
import { isShowable, isSitePath } from '../lib/media-address';

const itemSchema = v.object({
  mediaType: v.picklist(mediaTypes),
  mediaUrl: v.string(),
  thumbnailUrl: v.nullable(v.string()),
  eventDocumentId: v.nullable(v.string()),
});

/** What prevents publishing an item: it must belong to an event and show something the site may load. */
export function mediaProblems(entry: PresentedEntry): Problem[] {
  const { mediaType, mediaUrl, thumbnailUrl, eventDocumentId } = v.parse(itemSchema, entry);
  const problems: Problem[] = [];
  if (eventDocumentId === null) {
    problems.push({ path: ['event'], message: `${eventMediaMessages['eventMedia.event.missing']}.` });
  }
  if (!isShowable(mediaType, mediaUrl)) {
    problems.push({
      path: ['mediaUrl'],
      message: `Please choose a file from the Media Library${mediaType === 'video' ? ' or a YouTube video' : ''}.`,
    });
  }
  if (!isBlank(thumbnailUrl) && !isSitePath(thumbnailUrl ?? '')) {
    problems.push({ path: ['thumbnailUrl'], message: 'The poster must be a file from the Media Library.' });
  }
  return problems;
}
