export default {
  routes: [{ method: 'GET', path: '/prayer-page', handler: 'prayer-page.find', config: { auth: false } }],
};
