import { type Layouts, rows } from './layout-table';
import {
  gallery,
  icon,
  imageAlt,
  optionalPhoto,
  optionalScripture,
  paragraphs,
  scripture,
  text,
  title,
} from './shared-fields';

export const pageSectionLayouts: Layouts = {
  'home.hero': {
    namedBy: 'title',
    form: rows({
      eyebrow: { en: 'Small line above the title', es: 'Línea pequeña sobre el título' },
      title: {
        en: ['Title', 'Keep it short: it is shown in very large letters'],
        es: ['Título', 'Que sea breve: se ve en letras muy grandes'],
      },
      subtitle: { en: 'Below the title', es: 'Debajo del título' },
      scripture,
      imageAlt,
    }),
  },
  'home.counters': {
    namedBy: 'title',
    form: [
      { title },
      { text: { en: ['Text', 'Who counted, and how'], es: ['Texto', 'Quién contó, y cómo'] } },
      {
        salvations: { en: 'Label below the first number', es: 'Texto debajo del primer número' },
        healings: { en: 'Label below the second number', es: 'Texto debajo del segundo número' },
      },
    ],
  },
  'home.video-section': {
    namedBy: 'title',
    form: rows({
      title,
      text: paragraphs,
      videoTitle: { en: 'Title of the video', es: 'Título del video' },
      videoDescription: { en: ['What the video is', 'Optional'], es: ['De qué trata el video', 'Opcional'] },
    }),
  },
  'home.ministry-card': {
    namedBy: 'title',
    form: [
      { title, icon },
      { text },
      {
        path: {
          en: ['Leads to', 'A page on this site, such as /mens-ministry. If left empty, the card is not a link'],
          es: [
            'Lleva a',
            'Una página de este sitio, como /mens-ministry. Si se deja vacío, la tarjeta no es un enlace',
          ],
        },
      },
      { picture: optionalPhoto },
    ],
  },
  'home.highlight': { namedBy: 'title', form: rows({ title, text, picture: optionalPhoto }) },
  'home.answered-prayer': {
    namedBy: 'text',
    form: rows({
      text: {
        en: ['What happened', 'Without the name, the place or anything else that shows who it is'],
        es: ['Qué pasó', 'Sin el nombre, el lugar ni nada que revele quién es'],
      },
      toldIn: {
        en: ['Told in', 'In the other language, the page says that it is a translation'],
        es: ['Contado en', 'En el otro idioma, la página dice que es una traducción'],
      },
    }),
  },
  'home.prayer': { namedBy: 'title', form: rows({ title, text, scripture }) },
  'ministry.principle': { namedBy: 'title', form: rows({ title, text, scripture: optionalScripture }) },
  'ministry.prophetic-word': {
    namedBy: 'title',
    form: rows({
      title: { en: ['Title', 'With its year'], es: ['Título', 'Con su año'] },
      text: paragraphs,
      imageAlt,
      purposeTitle: { en: 'Title of the box', es: 'Título del recuadro' },
      purpose: { en: 'Text of the box', es: 'Texto del recuadro' },
    }),
  },
  'ministry.retreat': {
    namedBy: 'title',
    form: [
      { title },
      { text },
      {
        date: {
          en: ['Date', 'As visitors will read it: August 15–17, 2025'],
          es: ['Fecha', 'Como la leerán los visitantes: 15–17 de agosto de 2025'],
        },
        attendance: {
          en: ['Attendance', 'As visitors will read it: Over 350 men'],
          es: ['Asistencia', 'Como la leerán los visitantes: Más de 350 hombres'],
        },
        theme: { en: 'Theme', es: 'Tema' },
      },
      { keyVerse: { en: 'Key verse', es: 'Versículo clave' } },
      { figures: { en: 'What happened, in figures', es: 'Lo que pasó, en cifras' } },
      { figuresNote: { en: ['How they were counted', 'Optional'], es: ['Cómo se contó', 'Opcional'] } },
      { testimoniesTitle: { en: 'Title above the testimonies', es: 'Título sobre los testimonios' } },
      { testimonies: { en: ['Testimonies', 'Three look best'], es: ['Testimonios', 'Tres es lo que mejor se ve'] } },
      { galleryTitle: { en: 'Title above the photos', es: 'Título sobre las fotos' } },
      { gallery },
    ],
  },
  'ministry.figure': {
    namedBy: 'label',
    form: [
      {
        value: { en: ['Number', 'Or a word: Many'], es: ['Número', 'O una palabra: Muchos'] },
        label: { en: 'What was counted', es: 'Qué se contó' },
      },
    ],
  },
};
