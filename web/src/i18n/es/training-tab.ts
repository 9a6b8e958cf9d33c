/** Come with the way through the course and the list of its modules. */
export const spanishTrainingTab = {
  'course.title': 'Su camino por el curso',
  'course.none':
    '{total} módulos, cerca de {time} en total. Comience por donde quiera: esta página recuerda hasta dónde llegó.',
  'course.some': '{done} de {total} módulos completados. Le queda cerca de {time}.',
  'course.all': 'Completó los {total} módulos. Que den fruto en las personas a quienes cuida.',
  'course.begin': 'Comenzar con',
  'course.continue': 'Continuar con',
  'course.certificate': 'A su certificado',
  'course.section': 'Se quedó en “{section}”, en el módulo {number}.',
  'course.quizLeft': 'Ya leyó el módulo {number}. Solo falta el cuestionario.',
  'course.device': 'Su avance se guarda solamente en este dispositivo.',
  'course.state.none': '{title}: sin comenzar',
  'course.state.begun': '{title}: comenzado',
  'course.state.done': '{title}: completado',
  'training.start': 'Comenzar el módulo',
  'training.unknown':
    'No encontramos ese módulo. Tal vez ya no esté disponible o el enlace no sea correcto. Estos son los módulos que tenemos.',
  'training.emptyTitle': 'Pronto estará el curso de formación',
  'training.emptyText':
    'Aquí estarán los módulos para pastores, consejeros y voluntarios. Mientras tanto, los artículos son un buen comienzo.',
};
