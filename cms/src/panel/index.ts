export { changesByOthers } from './accounts/account-record';
export { demoAddresses, type AccountSettings } from './accounts/first-accounts';
export { idleAccounts } from './accounts/idle-accounts';
export {
  isMediaAdmin,
  mayUpload,
  mayWriteContent,
  requireSignedIn,
  sessionReader,
  signedInAccount,
} from './accounts/signed-in-account';
export { readBackupState, type BackupSettings } from './backup/backup-state';
export { register, bootstrap, jobs } from './lifecycle';
export { shownCount } from './visits';
export { fieldText } from './texts/field-texts';
export { answerInPanelLanguage } from './texts/panel-language';
