export const backupEn = {
  'backup.title': 'Backup',
  'backup.last': 'Last backup: {age}',
  'backup.well': 'Requests, content and uploads can be restored from it.',
  'backup.failed': 'The latest backup failed. Please tell whoever looks after the server.',
  'backup.overdue': 'A backup is overdue. Please tell whoever looks after the server.',
  'backup.none': 'No backup has been made yet. Please tell whoever looks after the server.',
};
