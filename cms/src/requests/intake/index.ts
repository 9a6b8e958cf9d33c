export { admission } from './admission';
export { createChallenge, provenChallenge } from './proof-of-work';
