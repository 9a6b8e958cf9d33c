export default {
  routes: [{ method: 'GET', path: '/contact-page', handler: 'contact-page.find', config: { auth: false } }],
};
