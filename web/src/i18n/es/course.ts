/** Come with the course and its modules. */
export const spanishCourse = {
  // The quiz of a module, before it is opened.
  'quiz.state.label': 'Cuestionario:',
  'quiz.state.notStarted': 'Sin comenzar',
  'quiz.state.inProgress': 'En curso: {answered} de {total}',
  'quiz.state.completed': 'Completado: {score}\u00a0%',
  'quiz.title': 'Cuestionario: {module}',
  // The way through the course.
  'course.back': 'Al curso de formación',
  'course.plan': 'Plan de estudio',
  'course.minutes': '{minutes}\u00a0min',
  'course.hours': '{hours}\u00a0h',
  'course.hoursMinutes': '{hours}\u00a0h {minutes}\u00a0min',
  'course.leaderSheet': 'Hoja para líderes',
  'course.notes.file': 'notas',
  // A module, and the list of modules.
  'training.number': 'Módulo {number}',
  'training.back': 'Volver a los módulos',
  'training.overview': 'Panorama',
  'training.keyPrinciples': 'Principios clave',
  'training.bestPractices': 'Buenas prácticas',
  'training.dos': 'Qué hacer',
  'training.donts': 'Qué evitar',
  'training.personalStory': 'Una historia personal',
  'training.exampleStory': 'Esta historia es un ejemplo mientras el ministerio no cuente la suya.',
  'training.scripture': 'Pasajes bíblicos',
  'training.actionItems': 'Pasos a seguir',
};
