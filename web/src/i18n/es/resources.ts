import type { TranslationOf } from '../translate';
import type { resources as english } from '../en/resources';

export const resources: TranslationOf<typeof english> = {
  'keep.keep': 'Guardar en este dispositivo',
  'keep.kept': 'Guardado en este dispositivo',
  'resources.tabs.label': 'Tipos de recursos',
  'resources.tabs.blogs': 'Artículos',
  'resources.tabs.training': 'Formación',
  'resources.tabs.resources': 'Recursos',
  'resources.search.label': 'Buscar en la biblioteca',
  'resources.search.placeholder': 'Artículos, módulos, libros',
  'resources.search.failed': 'La búsqueda no está disponible en este momento.',
  'resources.search.retry': 'Intentar de nuevo',
  'resources.empty.action': 'Leer los artículos',
  'articles.readMore': 'Leer más',
  'articles.back': 'Volver a los artículos',
  'articles.readingTime': '{minutes} min de lectura',
  'articles.unknown':
    'No encontramos ese artículo. Tal vez ya no esté disponible o el enlace no sea correcto. Estos son los artículos que tenemos.',
  'articles.emptyTitle': 'Pronto habrá artículos',
  'articles.emptyText': 'Todavía no hay artículos aquí. Si hoy lleva una carga, con gusto oraremos por usted.',
  'articles.emptyAction': 'Pedir oración',
  'articles.otherLanguage': 'Este artículo todavía no está disponible en su idioma.',
  'book.author': 'Por {author}',
  'book.buy': 'Ver en la librería',
  'book.newTab': 'se abre en otra pestaña',
  'books.inEnglish': 'Libros en inglés',
  'books.inSpanish': 'Libros en español',
  'books.discipleship': 'Visitar el sitio',
  'books.newTab': 'se abre en otra pestaña',
  'books.emptyTitle': 'Estamos preparando los libros recomendados',
  'books.emptyText':
    'Aquí estarán los libros recomendados en inglés y en español. Mientras tanto, los artículos son un buen comienzo.',
};
