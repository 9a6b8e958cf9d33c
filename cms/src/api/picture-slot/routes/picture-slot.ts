const forMediaAdmins = { auth: false, policies: ['global::media-admin'] };

export default {
  routes: [
    { method: 'GET', path: '/picture-slots', handler: 'picture-slot.find', config: forMediaAdmins },
    { method: 'PATCH', path: '/picture-slots/:key', handler: 'picture-slot.update', config: forMediaAdmins },
    { method: 'POST', path: '/picture-slots/:key/file', handler: 'picture-slot.replace', config: forMediaAdmins },
    { method: 'DELETE', path: '/picture-slots/:key/file/:id', handler: 'picture-slot.undo', config: forMediaAdmins },
  ],
};
