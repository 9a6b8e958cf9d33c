/** Come with the search's results. */
export const librarySearch = {
  'librarySearch.title': 'What was found',
  'librarySearch.article': 'Article',
  'librarySearch.module': 'Training module',
  'librarySearch.book': 'Book',
  'librarySearch.oneFound': '{count} result for “{query}”',
  'librarySearch.manyFound': '{count} results for “{query}”',
  'librarySearch.emptyTitle': 'Nothing in the library has these words',
  'librarySearch.emptyText':
    'Try fewer words or another one for the same thing: “hospital”, “wedding”, “anger”. Accents and capital letters make no difference.',
  'librarySearch.emptyAction': 'Clear the search',
} as const;
