export { createEventDrafts, refuseGaps } from './event-drafts';
export { createEventMedia } from './event-media';
export { timelineRules } from './media-problems';
export { readMediaInput, refuseMediaInput } from './media-input';
export { createRevivalEvents } from './revival-events';
export { syncEventMedia as register } from './sync-event-media';
