export default {
  routes: [{ method: 'GET', path: '/privacy-page', handler: 'privacy-page.find', config: { auth: false } }],
};
