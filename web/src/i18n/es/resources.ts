import type { TranslationOf } from '../dictionary-type';
import type { resources as english } from '../en/resources';

export const resources: TranslationOf<typeof english> = {
  'resources.tabs.label': 'Tipos de recursos',
  'resources.tabs.blogs': 'Artículos',
  'resources.tabs.training': 'Formación',
  'resources.tabs.resources': 'Recursos',
  'resources.search.label': 'Buscar en la biblioteca',
  'resources.search.placeholder': 'Artículos, módulos, libros',
  'resources.search.failed': 'La búsqueda no está disponible en este momento.',
  'resources.search.retry': 'Intentar de nuevo',
  'resources.empty.action': 'Leer los artículos',
};
