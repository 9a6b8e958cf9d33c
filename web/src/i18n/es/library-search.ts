import type { TranslationOf } from '../dictionary-type';
import type { librarySearch as english } from '../en/library-search';

export const librarySearch: TranslationOf<typeof english> = {
  'librarySearch.title': 'Lo que se encontró',
  'librarySearch.article': 'Artículo',
  'librarySearch.module': 'Módulo de formación',
  'librarySearch.book': 'Libro',
  'librarySearch.oneFound': '{count} resultado para “{query}”',
  'librarySearch.manyFound': '{count} resultados para “{query}”',
  'librarySearch.emptyTitle': 'Nada en la biblioteca contiene estas palabras',
  'librarySearch.emptyText':
    'Pruebe con menos palabras o con otra para lo mismo: “hospital”, “boda”, “enojo”. No importan las tildes ni las mayúsculas.',
  'librarySearch.emptyAction': 'Borrar la búsqueda',
};
