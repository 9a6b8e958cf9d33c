export { admission } from './admission';
export { dialablePhone, readablePhone } from './phone-number';
export { createChallenge, provenChallenge } from './proof-of-work';
