export { watchAccounts } from './account-changes';
export { changesByOthers } from './account-record';
export { endSessionsThatSlippedThrough } from './account-sessions';
export { storeTokensAsDigests } from './account-tokens';
export { listRolesAlone } from './role-list';
export { checkCredentialsAlike, slowDownGuessing } from './sign-in';
