import type { TranslationOf } from '../dictionary-type';
import type { articles as english } from '../en/articles';

export const articles: TranslationOf<typeof english> = {
  'articles.readMore': 'Leer más',
  'articles.back': 'Volver a los artículos',
  'articles.readingTime': '{minutes} min de lectura',
  'articles.unknown':
    'Ese artículo ya no está aquí, o la dirección no es del todo correcta. Estos son los artículos que tenemos.',
  'articles.emptyTitle': 'Los primeros artículos vienen en camino',
  'articles.emptyText': 'Todavía no hay nada para leer aquí. Si hoy lleva una carga, con gusto oramos con usted.',
  'articles.emptyAction': 'Pedir oración',
  'articles.otherLanguage': 'Este artículo todavía no está disponible en español. Se muestra en inglés.',
};
