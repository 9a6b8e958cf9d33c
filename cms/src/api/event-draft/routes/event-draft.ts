const forMediaAdmins = { auth: false, policies: ['global::media-admin'] };

export default {
  routes: [
    { method: 'GET', path: '/event-drafts', handler: 'event-draft.find', config: forMediaAdmins },
    { method: 'POST', path: '/event-drafts', handler: 'event-draft.create', config: forMediaAdmins },
    { method: 'PUT', path: '/event-drafts/:id', handler: 'event-draft.update', config: forMediaAdmins },
  ],
};
