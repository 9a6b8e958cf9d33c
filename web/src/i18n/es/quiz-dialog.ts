/** Come with the dialog of a quiz. */
export const spanishQuizDialog = {
  'quizDialog.question': 'Pregunta {number} de {total}',
  'quizDialog.progress': 'Avance',
  'quizDialog.true': 'Verdadero',
  'quizDialog.false': 'Falso',
  'quizDialog.correct': '¡Correcto!',
  'quizDialog.incorrect': 'Incorrecto',
  'quizDialog.correctOption': 'Respuesta correcta',
  'quizDialog.yourAnswer': 'Su respuesta',
  'quizDialog.previous': 'Anterior',
  'quizDialog.next': 'Siguiente',
  'quizDialog.finish': 'Ver resultados finales',
  'quizDialog.results': 'Sus resultados',
  'quizDialog.percent': '{score}\u00a0%',
  'quizDialog.correctOfTotal': '{correct} de {total} respuestas correctas',
  'quizDialog.praise.full': 'Todas correctas. Que lo aprendido le sirva cuando alguien le abra la puerta.',
  'quizDialog.praise.high': 'Muy bien. Vale la pena repasar lo que se le escapó.',
  'quizDialog.praise.middle':
    'Un buen comienzo. Lea las explicaciones, vuelva al módulo e inténtelo de nuevo cuando guste.',
  'quizDialog.praise.low':
    'Nadie aprende esto en una sola sentada. Lea el módulo otra vez, sin prisa; el cuestionario le espera a su regreso.',
  'quizDialog.passed': 'Aprobó este cuestionario.',
  'quizDialog.notPassed':
    'Un cuestionario se aprueba con al menos el {mark}\u00a0% de respuestas correctas. Puede repetirlo las veces que quiera.',
  'quizDialog.review': 'Revisar respuestas',
  'quizDialog.retake': 'Repetir cuestionario',
  'quizDialog.done': 'Listo',
  'quizDialog.loading': 'Cargando las preguntas…',
  'quizDialog.failed': 'No se pudieron cargar las preguntas',
  'quizDialog.failed.text':
    'Por favor, revise su conexión e inténtelo de nuevo. Nada de lo que ya respondió se ha perdido.',
  'quizDialog.otherLanguage': 'Este cuestionario todavía no está disponible en su idioma.',
};
