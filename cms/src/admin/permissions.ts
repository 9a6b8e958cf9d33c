type Granted = { readonly action: string; readonly subject: string };

/** A permission as menus, pages and cards of the panel ask for it. */
export const fullPermission = ({ action, subject }: Granted) => ({
  id: 0,
  action,
  subject,
  actionParameters: {},
  properties: {},
  conditions: [],
});

/** To read, update or delete entries of this type, such as `article`. */
export const permissionTo = (action: 'read' | 'update' | 'delete', noun: string) =>
  fullPermission({ action: `plugin::content-manager.explorer.${action}`, subject: `api::${noun}.${noun}` });
