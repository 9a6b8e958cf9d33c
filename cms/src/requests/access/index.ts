export { closeRequestsToPrograms } from './program-tokens';
export { hideRowNumbers } from './row-numbers';
