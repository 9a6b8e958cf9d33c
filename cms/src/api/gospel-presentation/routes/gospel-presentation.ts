export default {
  routes: [
    { method: 'GET', path: '/gospel-presentation', handler: 'gospel-presentation.find', config: { auth: false } },
  ],
};
