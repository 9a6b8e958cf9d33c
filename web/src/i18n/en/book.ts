/** What is said of one book, wherever it stands. */
export const book = {
  'book.author': 'By {author}',
  'book.buy': 'View at the bookstore',
  'book.newTab': 'opens in a new tab',
} as const;
