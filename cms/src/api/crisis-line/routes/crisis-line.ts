export default {
  routes: [{ method: 'GET', path: '/crisis-lines', handler: 'crisis-line.find', config: { auth: false } }],
};
