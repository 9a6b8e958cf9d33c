/** Come with the results of a search in the library. */
export const spanishLibrarySearch = {
  'librarySearch.title': 'Resultados de la búsqueda',
  'librarySearch.article': 'Artículo',
  'librarySearch.module': 'Módulo de formación',
  'librarySearch.book': 'Libro',
  'librarySearch.oneFound': '{count} resultado para “{query}”',
  'librarySearch.manyFound': '{count} resultados para “{query}”',
  'librarySearch.emptyTitle': 'No se encontraron resultados',
  'librarySearch.emptyText':
    'Pruebe con menos palabras o con otras, por ejemplo “hospital” o “boda”. No importan las tildes ni las mayúsculas.',
  'librarySearch.emptyAction': 'Borrar la búsqueda',
  'librarySearch.keptOnly':
    'En este momento no hay conexión. Por eso se buscó solamente en lo que ha guardado en este dispositivo.',
};
