import type { TranslationOf } from '../dictionary-type';
import type { home as english } from '../en/home';

export const home: TranslationOf<typeof english> = {
  'home.hero.library': 'Explore la biblioteca',
  'home.hero.prayer': 'Pida oración',
  'home.library.all': 'Ver todos los artículos',
  'home.books.all': 'Todos los libros recomendados',
  'home.retreat.more': 'Lea sus testimonios',
  'home.revival.timeline': 'Vea la línea de tiempo',
  'home.revival.needsScript': 'La línea de tiempo necesita JavaScript. Sin él, con gusto le contaremos más:',
  'home.support.more': 'Más sobre cómo ofrendar',
};
