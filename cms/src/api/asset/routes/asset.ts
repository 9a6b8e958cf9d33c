export default {
  routes: [{ method: 'GET', path: '/assets/:name', handler: 'asset.find', config: { auth: false } }],
};
