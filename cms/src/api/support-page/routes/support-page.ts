export default {
  routes: [{ method: 'GET', path: '/support-page', handler: 'support-page.find', config: { auth: false } }],
};
