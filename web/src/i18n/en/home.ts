export const home = {
  'home.hero.library': 'Explore the library',
  'home.hero.prayer': 'Ask for prayer',
  'home.library.all': 'See all articles',
  'home.books.all': 'All recommended books',
  'home.retreat.more': 'Read their stories',
  'home.support.more': 'More about giving',
} as const;
