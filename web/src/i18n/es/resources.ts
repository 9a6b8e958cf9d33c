import type { TranslationOf } from '../dictionary-type';
import type { resources as english } from '../en/resources';

export const resources: TranslationOf<typeof english> = {
  'resources.tabs.label': 'Tipos de recursos',
  'resources.tabs.blogs': 'Artículos',
  'resources.tabs.training': 'Formación',
  'resources.tabs.resources': 'Recursos',
  'resources.search.label': 'Buscar en la biblioteca',
  'resources.search.placeholder': 'Artículos, módulos, libros',
  'resources.empty.action': 'Leer los artículos',
};
