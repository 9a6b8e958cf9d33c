export const books = {
  'books.inEnglish': 'Books in English',
  'books.inSpanish': 'Books in Spanish',
  'books.discipleship': 'Visit the website',
  'books.newTab': 'opens in a new tab',
  'books.emptyTitle': 'Book recommendations are coming soon',
  'books.emptyText':
    'Recommended books in English and Spanish will appear here. Until then, the articles are a good place to start.',
} as const;
