import type { TranslationOf } from '../dictionary-type';
import type { articles as english } from '../en/articles';

export const articles: TranslationOf<typeof english> = {
  'articles.readMore': 'Leer más',
  'articles.back': 'Volver a los artículos',
  'articles.readingTime': '{minutes} min de lectura',
  'articles.unknown':
    'No encontramos ese artículo. Tal vez ya no esté disponible o el enlace no sea correcto. Estos son los artículos que tenemos.',
  'articles.emptyTitle': 'Pronto habrá artículos',
  'articles.emptyText': 'Todavía no hay artículos aquí. Si hoy lleva una carga, con gusto oraremos por usted.',
  'articles.emptyAction': 'Pedir oración',
  'articles.otherLanguage': 'Este artículo todavía no está disponible en español, por eso se muestra en inglés.',
};
