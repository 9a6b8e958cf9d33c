/** Come with the search's results. */
export const librarySearch = {
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
} as const;
