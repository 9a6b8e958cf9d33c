/** Come with the results of a search in the library. */
export const englishLibrarySearch = {
  'librarySearch.title': 'Search results',
  'librarySearch.article': 'Article',
  'librarySearch.module': 'Training module',
  'librarySearch.book': 'Book',
  'librarySearch.oneFound': '{count} result for “{query}”',
  'librarySearch.manyFound': '{count} results for “{query}”',
  'librarySearch.emptyTitle': 'No results found',
  'librarySearch.emptyText':
    'Try fewer words or different ones, such as “hospital” or “wedding.” Accents and capital letters make no difference.',
  'librarySearch.emptyAction': 'Clear search',
  'librarySearch.keptOnly':
    'There is no connection at the moment, so only what you have kept on this device was searched.',
} as const;
