import { Archive } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { boardPermission } from '../../api/translation-board/contract';
import { en } from '../translations/en';

/** Shows on the home page how old the last backup is, to accounts that edit the site. */
export function addBackup(app: StrapiApp): void {
  app.widgets.register((widgets) => [
    ...widgets,
    {
      id: 'backup',
      icon: Archive,
      title: { id: 'backup.title', defaultMessage: en['backup.title'] },
      permissions: [{ ...boardPermission }],
      component: () => import('./backup-widget').then(({ BackupWidget }) => BackupWidget),
    },
  ]);
}
