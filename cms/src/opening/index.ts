export { preparationOf } from './opening';
export { serveSetup as register } from './setup';
