import { Phone } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

/** Whoever may change a line is asked to call it. */
const permissions = ['read', 'update'].map((action) => ({
  action: `plugin::content-manager.explorer.${action}`,
  subject: 'api::crisis-line.crisis-line',
}));

/** Puts the numbers that nobody has called for a year before Strapi's own widgets on the panel's home page. */
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
