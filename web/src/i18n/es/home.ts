import type { TranslationOf } from '../translate';
import type { home as english } from '../en/home';

export const home: TranslationOf<typeof english> = {
  'home.hero.library': 'Explorar la biblioteca',
  'home.hero.prayer': 'Pedir oración',
  'home.library.all': 'Ver todos los artículos',
  'home.books.all': 'Todos los libros recomendados',
  'home.retreat.more': 'Leer sus testimonios',
  'home.revival.timeline': 'Ver la línea de tiempo',
  'home.revival.needsScript':
    'La línea de tiempo necesita JavaScript. Si no puede activarlo, con gusto le contaremos más:',
  'home.about.more': 'En qué creemos y quiénes somos',
  'home.support.more': 'Más sobre cómo ofrendar',
};
