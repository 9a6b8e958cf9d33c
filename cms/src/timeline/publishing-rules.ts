import type { PublishingRules } from '../content';
import { eventProblems } from './event-problems';
import { mediaProblems } from './media-problems';

export const timelineRules: PublishingRules = {
  'api::event-media.event-media': { problemsOf: mediaProblems, namedBy: 'mediaUrl' },
  'api::revival-event.revival-event': { problemsOf: eventProblems, namedBy: 'title' },
};
