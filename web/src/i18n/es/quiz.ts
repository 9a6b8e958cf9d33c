import type { TranslationOf } from '../translate';
import type { quiz as english } from '../en/quiz';

export const quiz: TranslationOf<typeof english> = {
  'quiz.state.label': 'Cuestionario:',
  'quiz.state.notStarted': 'Sin comenzar',
  'quiz.state.inProgress': 'En curso: {answered} de {total}',
  'quiz.state.completed': 'Completado: {score}\u00a0%',
  'quiz.section.title': 'Ponga a prueba lo aprendido',
  'quiz.section.text':
    'Preguntas tomadas de situaciones reales, cada una con una breve explicación. Vaya sin prisa; puede salir y volver después.',
  'quiz.private': 'Sus respuestas se quedan en este dispositivo hasta que pida un certificado.',
  'quiz.section.noScript': 'El cuestionario necesita JavaScript.',
  'quiz.start': 'Comenzar cuestionario',
  'quiz.opening': 'Abriendo…',
  'quiz.notReady': 'No se pudo cargar el cuestionario. Por favor, revise su conexión.',
  'quiz.notReady.retry': 'Cargar el cuestionario',
  'quiz.title': 'Cuestionario: {module}',
};
