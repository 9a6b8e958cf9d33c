export { refuseGaps } from './event-draft-input';
export { createEventDrafts } from './event-drafts';
export { createEventMedia } from './event-media';
export { register } from './lifecycle';
export { timelineRules } from './publishing-rules';
export { readMediaInput, refuseMediaInput } from './media-input';
export { createRevivalEvents } from './revival-events';
