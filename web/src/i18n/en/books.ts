export const books = {
  'books.inEnglish': 'Books in English',
  'books.inSpanish': 'Books in Spanish',
  'books.discipleship': 'Visit the website',
  'books.newTab': 'opens in a new tab',
  'books.emptyTitle': 'The bookshelf is being prepared',
  'books.emptyText':
    'Recommended books in English and Spanish will stand here. Until then, the articles are a good place to begin.',
} as const;
