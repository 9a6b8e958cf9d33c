export default {
  routes: [{ method: 'GET', path: '/leader-sheets/:name', handler: 'leader-sheet.findOne', config: { auth: false } }],
};
