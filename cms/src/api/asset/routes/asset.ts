export default {
  routes: [
    // Before the names: an asset called "status" can still be asked for with its extension.
    { method: 'GET', path: '/assets/status', handler: 'asset.status', config: { auth: false } },
    { method: 'GET', path: '/assets/:name', handler: 'asset.find', config: { auth: false } },
  ],
};
