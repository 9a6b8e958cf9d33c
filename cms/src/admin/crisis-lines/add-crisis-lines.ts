import { Phone } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

/** Only members who may edit lines are asked to call them. */
const permissions = ['read', 'update'].map((action) => ({
  action: `plugin::content-manager.explorer.${action}`,
  subject: 'api::crisis-line.crisis-line',
}));

/** Lists the numbers due for a yearly call before Strapi's own widgets on the home page. */
export function addCrisisLines(app: StrapiApp): void {
  app.widgets.register((widgets) => [
    {
      id: 'crisis-lines',
      icon: Phone,
      title: { id: 'crisis-lines.title', defaultMessage: 'Crisis lines' },
      permissions,
      component: () => import('./crisis-lines-widget').then(({ CrisisLinesWidget }) => CrisisLinesWidget),
    },
    ...widgets,
  ]);
}
