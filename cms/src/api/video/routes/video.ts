export default {
  routes: [
    { method: 'GET', path: '/video/:name', handler: 'video.find', config: { auth: false } },
    { method: 'GET', path: '/video-production/:name', handler: 'video.find', config: { auth: false } },
    { method: 'GET', path: '/pakistan-revival-video', handler: 'video.revival', config: { auth: false } },
  ],
};
