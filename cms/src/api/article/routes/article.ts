export default {
  routes: [
    { method: 'GET', path: '/articles', handler: 'article.find', config: { auth: false } },
    { method: 'GET', path: '/articles/:name', handler: 'article.findOne', config: { auth: false } },
  ],
};
