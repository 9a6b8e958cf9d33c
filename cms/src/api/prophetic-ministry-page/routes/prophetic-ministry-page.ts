export default {
  routes: [
    {
      method: 'GET',
      path: '/prophetic-ministry-page',
      handler: 'prophetic-ministry-page.find',
      config: { auth: false },
    },
  ],
};
