export { changesByOthers } from './accounts/account-record';
export type { AccountSettings } from './accounts/first-accounts';
export {
  isMediaAdmin,
  mayUpload,
  mayWriteContent,
  requireSignedIn,
  sessionReader,
  signedInAccount,
} from './accounts/signed-in-account';
export { readBackupState, type BackupSettings } from './backup/backup-state';
export { register, bootstrap } from './lifecycle';
export { jobs } from './jobs';
export { shownCount } from './visits';
export { answerInPanelLanguage } from './texts/panel-language';
