export { changesByOthers } from './accounts/account-record';
export type { AccountSettings } from './accounts/first-accounts';
export { sessionReader } from './accounts/session-reader';
export { isMediaAdmin, signedInAccount, type Account } from './accounts/signed-in-account';
export { mayWriteContent } from './accounts/content-permission';
export type { BackupSettings } from './backup/backup-state';
export { register, bootstrap } from './lifecycle';
export { destroy, scheduleJobs } from './schedule';
export { answerInPanelLanguage } from './texts/panel-language';
