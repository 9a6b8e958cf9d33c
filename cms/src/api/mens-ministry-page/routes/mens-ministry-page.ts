export default {
  routes: [{ method: 'GET', path: '/mens-ministry-page', handler: 'mens-ministry-page.find', config: { auth: false } }],
};
