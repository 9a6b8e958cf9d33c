export default {
  routes: [{ method: 'GET', path: '/revival-events', handler: 'revival-event.find', config: { auth: false } }],
};
