import type { TranslationOf } from '../dictionary-type';
import type { book as english } from '../en/book';

export const book: TranslationOf<typeof english> = {
  'book.author': 'Por {author}',
  'book.buy': 'Ver en la librería',
  'book.newTab': 'se abre en otra pestaña',
};
