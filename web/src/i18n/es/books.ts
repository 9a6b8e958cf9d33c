import type { TranslationOf } from '../dictionary-type';
import type { books as english } from '../en/books';

export const books: TranslationOf<typeof english> = {
  'books.inEnglish': 'Libros en inglés',
  'books.inSpanish': 'Libros en español',
  'books.discipleship': 'Visitar el sitio',
  'books.newTab': 'se abre en otra pestaña',
  'books.emptyTitle': 'Estamos preparando los libros recomendados',
  'books.emptyText':
    'Aquí estarán los libros recomendados en inglés y en español. Mientras tanto, los artículos son un buen comienzo.',
};
