/** Come with the page that shows both languages. */
export const spanishBilingual = {
  'bilingual.title': 'En español y en inglés',
  'bilingual.about': 'El mismo texto en español y en inglés, párrafo por párrafo.',
  'bilingual.back': 'En un solo idioma',
  'bilingual.print': 'Imprimir',
  'bilingual.notTranslated': 'Este texto está disponible en un solo idioma.',
  'bilingual.quiz': 'Preguntas del cuestionario',
  'bilingual.quiz.show': 'Mostrar respuestas y explicaciones',
  'bilingual.nothing': 'No hay nada en esta dirección',
  'bilingual.nothing.text':
    'Quizás se quitó, o el enlace está mal. En cada módulo y artículo hay un enlace a los dos idiomas.',
  'bilingual.nothing.action': 'Ir al curso de formación',
  'bilingual.onlyKept.en': 'En este dispositivo solo está guardado el texto en inglés',
  'bilingual.onlyKept.en.text':
    'No hay conexión, y falta el texto en español. Guárdelo también cuando tenga conexión: así verá aquí los dos.',
  'bilingual.onlyKept.en.read': 'Leerlo en inglés',
  'bilingual.onlyKept.es': 'En este dispositivo solo está guardado el texto en español',
  'bilingual.onlyKept.es.text':
    'No hay conexión, y falta el texto en inglés. Guárdelo también cuando tenga conexión: así verá aquí los dos.',
  'bilingual.onlyKept.es.read': 'Leerlo en español',
};
