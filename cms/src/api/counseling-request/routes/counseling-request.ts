export default {
  routes: [
    { method: 'POST', path: '/counseling-requests', handler: 'counseling-request.create', config: { auth: false } },
  ],
};
