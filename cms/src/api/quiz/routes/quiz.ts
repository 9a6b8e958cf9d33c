export default {
  routes: [
    { method: 'GET', path: '/quizzes', handler: 'quiz.find', config: { auth: false } },
    { method: 'GET', path: '/quizzes/:name', handler: 'quiz.findOne', config: { auth: false } },
  ],
};
