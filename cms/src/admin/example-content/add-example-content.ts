import { File } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { en } from '../translations/en';
import { ExamplePanel, showExampleColumn } from './example-mark';
import { addSidePanels } from '../side-panels';

/** Shows editors what is still demo content: in lists, beside the form, and counted on the home page. */
export function addExampleContent(app: StrapiApp): void {
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', showExampleColumn);
  addSidePanels(app, [ExamplePanel]);
  app.widgets.register((widgets) => [
    {
      id: 'example-content',
      icon: File,
      title: { id: 'example.title', defaultMessage: en['example.title'] },
      permissions: [{ action: 'plugin::content-manager.explorer.update', subject: 'api::site-setting.site-setting' }],
      component: () => import('./example-content-widget').then(({ ExampleContentWidget }) => ExampleContentWidget),
    },
    ...widgets,
  ]);
}
