export default {
  routes: [
    { method: 'GET', path: '/marriage-ministry-page', handler: 'marriage-ministry-page.find', config: { auth: false } },
  ],
};
