export default {
  routes: [
    { method: 'GET', path: '/books', handler: 'book.find', config: { auth: false } },
    { method: 'GET', path: '/books/:name', handler: 'book.findOne', config: { auth: false } },
  ],
};
