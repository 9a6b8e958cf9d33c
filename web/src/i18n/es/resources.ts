import type { TranslationOf } from '../dictionary-type';
import type { resources as english } from '../en/resources';

export const resources: TranslationOf<typeof english> = {
  'resources.tabs.label': 'Tipos de recursos',
  'resources.tabs.blogs': 'Artículos',
  'resources.tabs.training': 'Formación',
  'resources.tabs.resources': 'Recursos',
  'resources.training.emptyTitle': 'Estamos preparando el curso de formación',
  'resources.training.emptyText':
    'Aquí estarán sus módulos para pastores, consejeros y voluntarios. Mientras tanto, los artículos son un buen comienzo.',
  'resources.books.emptyTitle': 'Estamos preparando los libros recomendados',
  'resources.books.emptyText':
    'Aquí estarán los libros recomendados en inglés y en español. Mientras tanto, los artículos son un buen comienzo.',
  'resources.empty.action': 'Leer los artículos',
};
