export default {
  routes: [{ method: 'GET', path: '/resources-page', handler: 'resources-page.find', config: { auth: false } }],
};
