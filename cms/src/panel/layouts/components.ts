import { type Layouts, rows } from './layout-table';
import { icon, optionalScripture, scripture, text, title } from './shared-fields';

export const componentLayouts: Layouts = {
  'library.question': {
    namedBy: 'question',
    form: rows({
      question: { en: 'Question', es: 'Pregunta' },
      type: {
        en: [
          'Type',
          'multiple-choice, true-false, or scenario (a multiple-choice question about a situation it describes)',
        ],
        es: [
          'Tipo',
          'Opción múltiple, verdadero o falso, o situación (una pregunta de opción múltiple sobre un caso que se describe)',
        ],
      },
      options: {
        en: ['Options', 'Four different ones; none for true-false'],
        es: ['Opciones', 'Cuatro distintas; ninguna si es de verdadero o falso'],
      },
      correctAnswer: { en: 'Correct answer', es: 'Respuesta correcta' },
      explanation: {
        en: ['Explanation', 'Shown after the answer, right or wrong'],
        es: ['Explicación', 'Se muestra después de responder, acierte o no'],
      },
    }),
  },
  'library.meeting-step': {
    namedBy: 'title',
    form: [
      { title, minutes: { en: 'Minutes', es: 'Minutos' } },
      {
        text: {
          en: ['What the group does', 'One to three sentences'],
          es: ['Qué hace el grupo', 'De una a tres frases'],
        },
      },
    ],
  },
  'library.about-training': {
    namedBy: 'title',
    form: rows({
      title,
      text,
      quote: { en: 'The pastor’s words', es: 'Palabras del pastor' },
      scripture,
    }),
  },
  'library.discipleship': { namedBy: 'title', form: rows({ title, text }) },
  'shared.line': { namedBy: 'text', form: rows({ text }) },
  'shared.scripture': {
    namedBy: 'reference',
    form: rows({
      reference: {
        en: ['Reference', 'Romans 6:23, or Romanos 6:23 in Spanish'],
        es: ['Referencia', 'Romanos 6:23; en inglés, Romans 6:23'],
      },
      verse: {
        en: ['Text', 'Filled in when you pick the passage'],
        es: ['Texto', 'Se llena al elegir el pasaje'],
      },
      translation: {
        en: [
          'Translation',
          'WEB or RV1909 when you pick the passage. Leave it empty or name another translation if you type the words yourself',
        ],
        es: [
          'Traducción',
          'WEB o RV1909 cuando elige el pasaje. Si escribe las palabras usted, déjela vacía o nombre otra traducción',
        ],
      },
    }),
  },
  'shared.quote': {
    namedBy: 'text',
    form: rows({
      text,
      attribution: { en: ['Who said it', 'Optional'], es: ['Quién lo dijo', 'Opcional'] },
    }),
  },
  'shared.seo': {
    namedBy: 'title',
    form: rows({
      title: {
        en: ['Title', 'The title shown in search results and shared links'],
        es: ['Título', 'El título que se ve en los buscadores y en los enlaces compartidos'],
      },
      description: {
        en: ['Description', 'One or two sentences shown below the title'],
        es: ['Descripción', 'Una o dos frases que se ven debajo del título'],
      },
    }),
  },
  'shared.section': { namedBy: 'title', form: rows({ title, text }) },
  'shared.card': { namedBy: 'title', form: [{ title, icon }, { text }] },
  'shared.picture': {
    namedBy: 'alt',
    form: rows({
      alt: {
        en: ['What it shows', 'One sentence for people who cannot see it, in the language of the page'],
        es: ['Qué se ve', 'Una frase para quienes no pueden verla, en el idioma de la página'],
      },
      image: {
        en: ['Picture', 'If left empty, the site shows the picture chosen under “Pictures of the site”'],
        es: ['Foto', 'Si se deja vacío, el sitio muestra la foto elegida en “Fotos del sitio”'],
      },
    }),
  },
  'shared.testimony': {
    namedBy: 'title',
    form: [
      {
        title,
        name: {
          en: ['Who said it', 'No full name without consent; optional'],
          es: ['Quién lo dijo', 'Nunca el nombre completo sin su permiso; opcional'],
        },
      },
      {
        text: {
          en: ['Testimony', 'In the person’s own words, with their consent'],
          es: ['Testimonio', 'En las palabras de la persona, con su permiso'],
        },
      },
    ],
  },
  'gospel.section': { namedBy: 'title', form: rows({ title, text, scripture: optionalScripture }) },
  'gospel.call-to-action': {
    namedBy: 'title',
    form: rows({
      title,
      text,
      connectText: {
        en: ['Above the form', 'What happens after somebody sends it'],
        es: ['Sobre el formulario', 'Qué pasa después de que alguien lo envía'],
      },
      bookText: { en: ['Next to the book', 'Optional'], es: ['Junto al libro', 'Opcional'] },
    }),
  },
};
