export { createEventMedia } from './event-media';
export { register } from './lifecycle';
export { timelineRules } from './publishing-rules';
export { readInput, refuseInput } from './read-input';
export { createRevivalEvents } from './revival-events';
