export default {
  routes: [
    // Before the route with a name. An asset called "status" is still available with its extension.
    { method: 'GET', path: '/assets/status', handler: 'asset.status', config: { auth: false } },
    { method: 'GET', path: '/assets/:name', handler: 'asset.find', config: { auth: false } },
  ],
};
