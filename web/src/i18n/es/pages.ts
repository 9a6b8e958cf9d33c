import type { TranslationOf } from '../translate';
import type { pages as english } from '../en/pages';

export const pages: TranslationOf<typeof english> = {
  'home.answered': 'Oraciones respondidas',
  'home.answered.toldIn.en': 'Traducido del inglés',
  'home.answered.toldIn.es': 'Traducido del español',
  'home.answered.toldIn.ur': 'Traducido del urdu',
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
  'giving.pakistan': 'Ofrendar para Pakistán',
  'giving.ecuador': 'Ofrendar para Ecuador',
  'giving.general': 'Ofrendar al fondo general',
  'giving.newTab': 'se abre en otra pestaña',
  'ministries.back': 'Volver al inicio',
  'ministries.marriage.photoMissing': 'Foto no encontrada',
  'ministries.mens.date': 'Fecha',
  'ministries.mens.attendance': 'Asistencia',
  'ministries.mens.theme': 'Tema',
  'ministries.mens.keyVerse': 'Versículo clave',
  'ministries.mens.photoMissing': 'Foto del retiro {number}',
};
