export { changesByOthers } from './accounts/account-record';
export type { AccountSettings } from './accounts/first-accounts';
export { isMediaAdmin, signedInAccount, type Account } from './accounts/signed-in-account';
export { register, bootstrap } from './lifecycle';
