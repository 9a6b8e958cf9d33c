import type { englishBilingual } from '../en/bilingual';
import type { TranslationOf } from '../translate';

/** Come with the page that shows both languages. */
export const spanishBilingual = {
  'bilingual.title': 'En español y en inglés',
  'bilingual.about': 'El mismo texto en español y en inglés, párrafo por párrafo.',
  'bilingual.back': 'En un solo idioma',
  'bilingual.print': 'Imprimir',
  'bilingual.notTranslated': 'Este texto todavía no está disponible en inglés.',
  'bilingual.quiz': 'Preguntas del cuestionario',
  'bilingual.quiz.show': 'Mostrar respuestas y explicaciones',
  'bilingual.nothing': 'No hay nada en esta dirección',
  'bilingual.nothing.text':
    'Quizás se quitó, o el enlace está mal. En cada módulo y artículo hay un enlace a los dos idiomas.',
  'bilingual.nothing.action': 'Ir al curso de capacitación',
} as const satisfies TranslationOf<typeof englishBilingual>;
