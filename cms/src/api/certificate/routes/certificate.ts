export default {
  routes: [
    { method: 'POST', path: '/certificates', handler: 'certificate.issue', config: { auth: false } },
    { method: 'POST', path: '/certificates/check', handler: 'certificate.check', config: { auth: false } },
  ],
};
