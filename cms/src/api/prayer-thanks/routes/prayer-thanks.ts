export default {
  routes: [{ method: 'POST', path: '/prayer-thanks', handler: 'prayer-thanks.create', config: { auth: false } }],
};
