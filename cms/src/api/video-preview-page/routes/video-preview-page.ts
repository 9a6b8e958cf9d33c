export default {
  routes: [{ method: 'GET', path: '/video-preview-page', handler: 'video-preview-page.find', config: { auth: false } }],
};
