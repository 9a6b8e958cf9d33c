export default {
  routes: [
    { method: 'GET', path: '/training-modules', handler: 'training-module.find', config: { auth: false } },
    { method: 'GET', path: '/training-modules/:name', handler: 'training-module.findOne', config: { auth: false } },
  ],
};
