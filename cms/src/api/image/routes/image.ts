const forMediaAdmins = { auth: false, policies: ['global::media-admin'] };

export default {
  routes: [
    { method: 'GET', path: '/images/available', handler: 'image.available', config: { auth: false } },
    { method: 'POST', path: '/images/validate', handler: 'image.validate', config: forMediaAdmins },
    { method: 'POST', path: '/images', handler: 'image.upload', config: forMediaAdmins },
  ],
};
