export default {
  routes: [{ method: 'POST', path: '/prayer-requests', handler: 'prayer-request.create', config: { auth: false } }],
};
