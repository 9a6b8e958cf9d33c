import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { strapiService } from '../lib/strapi-services';

const deskWidget = 'global::prayer-desk';
const fullWidth = 12;

const layoutSchema = v.looseObject({ widgets: v.array(v.looseObject({ uid: v.string() })) });

/** Members arrange their home screen as they like, but the prayer desk stays on it: one click would remove it for good. */
export function keepDeskOnHomeScreen(strapi: Core.Strapi): void {
  const homepage = strapiService(strapi, 'admin', 'homepage');
  const update = homepage.updateHomepageLayout.bind(homepage);
  homepage.updateHomepageLayout = (userId, layout) => {
    if (!v.is(layoutSchema, layout) || layout.widgets.some(({ uid }) => uid === deskWidget)) {
      return update(userId, layout);
    }
    return update(userId, { ...layout, widgets: [{ uid: deskWidget, width: fullWidth }, ...layout.widgets] });
  };
}
