const forMediaAdmins = { auth: false, policies: ['global::media-admin'] };

export default {
  routes: [
    { method: 'GET', path: '/revival-events/:id/media', handler: 'event-media.find', config: { auth: false } },
    { method: 'POST', path: '/revival-events/:id/media', handler: 'event-media.create', config: forMediaAdmins },
    { method: 'PUT', path: '/revival-events/:id/media/order', handler: 'event-media.reorder', config: forMediaAdmins },
    { method: 'PATCH', path: '/event-media/:id', handler: 'event-media.update', config: forMediaAdmins },
    { method: 'DELETE', path: '/event-media/:id', handler: 'event-media.delete', config: forMediaAdmins },
  ],
};
