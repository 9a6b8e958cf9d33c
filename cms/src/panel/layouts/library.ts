import { type Layouts, rows } from './layout-table';
import { category, pageLayout, position, slug, title } from './shared-fields';

const coverFields = rows({
  cover: {
    en: ['Cover', 'The same in both languages. Without one, the site draws a dawn'],
    es: ['Portada', 'La misma en los dos idiomas. Sin ella, el sitio dibuja un amanecer'],
  },
  coverAlt: {
    en: [
      'What the cover shows',
      'For people who cannot see it, in this language. If left empty, the Media Library’s own words are used',
    ],
    es: [
      'Qué muestra la portada',
      'Para quienes no pueden verla, en este idioma. Si queda vacío, se usan las palabras de la Biblioteca de Multimedia',
    ],
  },
});

export const libraryLayouts: Layouts = {
  'api::article.article': {
    list: ['title', 'category', 'position'],
    form: [
      { title },
      { category, position },
      ...rows({
        excerpt: {
          en: ['Short text', 'Two or three sentences for the card and for search engines'],
          es: ['Texto breve', 'Dos o tres frases para la tarjeta y para los buscadores'],
        },
      }),
      ...coverFields,
      ...rows({ content: { en: 'Text', es: 'Texto' }, slug }),
    ],
  },
  'api::training-module.training-module': {
    list: ['number', 'title', 'category', 'quiz'],
    form: [
      { title },
      {
        category,
        icon: {
          en: ['Icon', 'Shown on the card; the same in both languages'],
          es: ['Ícono', 'Se ve en la tarjeta; igual en los dos idiomas'],
        },
        number: { en: 'Position in the course', es: 'Lugar en el curso' },
      },
      ...coverFields,
      ...rows({
        description: {
          en: ['Description', 'One sentence: what the module is about'],
          es: ['Descripción', 'Una frase: de qué trata el módulo'],
        },
        overview: {
          en: ['Overview', 'The card shows its first three lines'],
          es: ['Resumen', 'La tarjeta muestra sus primeras tres líneas'],
        },
        keyPrinciples: { en: ['Key principles', 'Five'], es: ['Principios clave', 'Cinco'] },
        dos: {
          en: ['Do', 'Seven. To begin one in bold, write **a few words.** first'],
          es: ['Qué hacer', 'Siete. Para empezar uno en negrita, escriba primero **unas palabras.**'],
        },
        donts: { en: ['Don’t', 'Seven'], es: ['Qué no hacer', 'Siete'] },
        personalStory: {
          en: ['The pastor’s story', 'Optional. Leave a blank line to start a new paragraph'],
          es: ['La historia del pastor', 'Opcional. Deje una línea en blanco para empezar otro párrafo'],
        },
        personalStoryIsExample: {
          en: [
            'This story is an example',
            'Readers are told so above the story. Turn it off once the story is your own',
          ],
          es: [
            'Esta historia es un ejemplo',
            'Se avisa al lector antes de la historia. Desactívelo cuando la historia sea suya',
          ],
        },
        scriptureReferences: {
          en: ['Scripture', 'At least four, word for word'],
          es: ['Textos bíblicos', 'Al menos cuatro, palabra por palabra'],
        },
        actionItems: { en: ['Action items', 'Four'], es: ['Pasos a seguir', 'Cuatro'] },
        meetingPreparation: {
          en: ['Leader’s sheet: before the meeting', 'What the leader of a group prepares, brings or asks beforehand'],
          es: [
            'Hoja para líderes: antes de la reunión',
            'Lo que prepara, lleva o pregunta antes quien dirige el grupo',
          ],
        },
        meetingSteps: {
          en: ['Leader’s sheet: the meeting', 'Step by step. Without a step this module has no leader’s sheet'],
          es: ['Hoja para líderes: la reunión', 'Paso a paso. Sin ningún paso, este módulo no tiene hoja para líderes'],
        },
        discussionQuestions: {
          en: ['Leader’s sheet: questions', 'To talk about; not those of the quiz'],
          es: ['Hoja para líderes: preguntas', 'Para conversar; no las del cuestionario'],
        },
      }),
      {
        quiz: {
          en: ['Quiz', 'Choose it in each language. Without one, the module has no quiz'],
          es: ['Cuestionario', 'Elíjalo en cada idioma. Si no elige ninguno, el módulo no tiene cuestionario'],
        },
        slug,
      },
      {
        showsCrisisLines: {
          en: [
            'Show the crisis lines',
            'Below the overview, for a module that speaks of danger. The same in both languages',
          ],
          es: [
            'Mostrar las líneas de crisis',
            'Debajo del resumen, para un módulo que habla de peligros. Igual en los dos idiomas',
          ],
        },
      },
    ],
  },
  'api::quiz.quiz': {
    list: ['key', 'updatedAt'],
    sort: ['key', 'ASC'],
    form: rows({
      key: {
        en: ['Name of the quiz', 'Not shown on the site. Visitors’ results are saved under it'],
        es: ['Nombre del cuestionario', 'No se ve en el sitio. Los resultados de los visitantes se guardan con él'],
      },
      questions: {
        en: ['Questions', 'Six, in the same order in both languages'],
        es: ['Preguntas', 'Seis, en el mismo orden en los dos idiomas'],
      },
    }),
  },
  'api::book.book': {
    list: ['title', 'author', 'category', 'position'],
    form: [
      { title, author: { en: 'Author', es: 'Autor' } },
      { category, position },
      ...rows({
        description: { en: 'Description', es: 'Descripción' },
        amazonUrl: {
          en: [
            'Bookstore link',
            'The full address, starting with https://. The same in both languages: an edition with a link of its own is an entry of its own',
          ],
          es: [
            'Enlace a la librería',
            'La dirección completa, que empieza con https://. La misma en los dos idiomas: una edición con enlace propio es una entrada propia',
          ],
        },
        cover: {
          en: ['Cover', 'A picture of the front cover, in portrait format'],
          es: ['Portada', 'Una foto de la tapa, en formato vertical'],
        },
      }),
    ],
  },
  'api::resources-page.resources-page': pageLayout({
    intro: {
      en: ['Introduction', 'Below the title, on every tab'],
      es: ['Introducción', 'Debajo del título, en todas las pestañas'],
    },
    blogsIntro: { en: 'Above the articles', es: 'Sobre los artículos' },
    trainingIntro: { en: 'Above the training modules', es: 'Sobre los módulos de capacitación' },
    booksIntro: { en: 'Above the books', es: 'Sobre los libros' },
    aboutTraining: {
      en: ['About this training', 'The card below the modules'],
      es: ['Acerca de esta capacitación', 'La tarjeta debajo de los módulos'],
    },
    discipleship: {
      en: ['Discipleship website', 'The card above the books; its address is in the site settings'],
      es: ['Sitio de discipulado', 'La tarjeta sobre los libros; su dirección está en los ajustes del sitio'],
    },
  }),
};
