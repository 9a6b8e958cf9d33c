export default {
  routes: [{ method: 'POST', path: '/contact-requests', handler: 'contact-request.create', config: { auth: false } }],
};
