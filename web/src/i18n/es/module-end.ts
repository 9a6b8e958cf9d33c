/** Come with what follows a module's text: notes, quiz, and its neighbours. */
export const spanishModuleEnd = {
  'quiz.section.title': 'Ponga a prueba lo aprendido',
  'quiz.section.text':
    'Preguntas tomadas de situaciones reales, cada una con una breve explicación. Vaya sin prisa; puede salir y volver después.',
  'quiz.private': 'Sus respuestas se quedan en este dispositivo hasta que pida un certificado.',
  'quiz.start': 'Comenzar cuestionario',
  'quiz.notReady': 'No se pudo cargar el cuestionario. Por favor, revise su conexión.',
  'quiz.notReady.retry': 'Cargar el cuestionario',
  'course.notes': 'Sus notas',
  'course.notes.device':
    'Las notas y las marcas se guardan solamente en este dispositivo y nunca se envían. Quien use este dispositivo puede leerlas.',
  'course.notes.notStored':
    'Este dispositivo no nos permite guardar sus notas. Guárdelas en un archivo de texto antes de salir de esta página.',
  'course.notes.save': 'Guardar en un archivo de texto',
  'training.neighbours': 'Más módulos',
  'training.previous': 'Módulo anterior',
  'training.next': 'Módulo siguiente',
};
