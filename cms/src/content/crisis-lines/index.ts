export { createFormerLines } from './create-former-lines';
export { setAsideFormerLines } from './set-aside-former-lines';
