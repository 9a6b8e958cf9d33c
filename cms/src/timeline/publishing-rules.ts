import type { PublishingRules } from '../content';
import { mediaProblems } from './media-problems';

export const timelineRules: PublishingRules = {
  'api::event-media.event-media': { problemsOf: mediaProblems, namedBy: 'mediaUrl' },
};
