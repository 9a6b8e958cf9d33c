export default {
  routes: [
    { method: 'GET', path: '/social-images/:collection/:file', handler: 'social-image.find', config: { auth: false } },
  ],
};
