import { type Layout, type Row, rows } from './layout-table';

type Field = Row[string];

export const title: Field = { en: 'Title', es: 'Título' };
export const text: Field = { en: 'Text', es: 'Texto' };
export const scripture: Field = { en: 'Scripture', es: 'Texto bíblico' };
export const optionalScripture: Field = { en: ['Scripture', 'Optional'], es: ['Texto bíblico', 'Opcional'] };
export const optionalPhoto: Field = { en: ['Photo', 'Optional'], es: ['Foto', 'Opcional'] };
export const position: Field = { en: 'Position in the list', es: 'Lugar en la lista' };
export const seo: Field = { en: 'For search engines', es: 'Para los buscadores' };

export const about: Field = {
  en: ['About', 'Leave a blank line to start a new paragraph'],
  es: ['Presentación', 'Deje una línea en blanco para empezar otro párrafo'],
};

export const category: Field = {
  en: ['Category', 'The small line above the title'],
  es: ['Categoría', 'La línea pequeña sobre el título'],
};

export const gallery: Field = {
  en: ['Photos', 'One entry per photo, in this order. The pictures are changed under “Pictures of the site”'],
  es: ['Fotos', 'Una entrada por foto, en este orden. Las fotos se cambian en “Fotos del sitio”'],
};

export const icon: Field = {
  en: ['Small picture', 'Drawn by the site; optional'],
  es: ['Dibujo pequeño', 'Lo dibuja el sitio; opcional'],
};

export const imageAlt: Field = {
  en: ['What the picture shows', 'For people who cannot see it'],
  es: ['Qué se ve en la foto', 'Para quienes no pueden verla'],
};

export const slug: Field = {
  en: ['Address', 'The last part of its web address'],
  es: ['Dirección', 'La última parte de su dirección web'],
};

export const paragraphs: Field = {
  en: ['Text', 'Leave a blank line to start a new paragraph'],
  es: ['Texto', 'Deje una línea en blanco para empezar otro párrafo'],
};

/** A page begins with its title, and ends with what search engines show. */
export function pageLayout(fields: Row): Layout {
  const pageTitle: Field = { en: 'Title of the page', es: 'Título de la página' };
  const intro: Field = { en: ['Introduction', 'Below the title'], es: ['Introducción', 'Debajo del título'] };
  return { form: rows({ title: pageTitle, intro, ...fields, seo }) };
}
