/** Come with a module. */
export const spanishModule = {
  'course.contents': 'En este módulo',
  'course.ticked': '{done} de {total} hechos',
  'training.otherLanguage': 'Este módulo todavía no está disponible en su idioma.',
  'training.print': 'Imprimir como folleto',
};
