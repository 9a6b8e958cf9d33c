export const home = {
  'home.hero.library': 'Explore the library',
  'home.hero.prayer': 'Ask for prayer',
  'home.library.all': 'See all articles',
  'home.books.all': 'All recommended books',
  'home.retreat.more': 'Read their stories',
  'home.revival.timeline': 'See the revival timeline',
  'home.revival.needsScript':
    'The revival timeline needs JavaScript. If you cannot turn it on, we would be glad to tell you more:',
  'home.about.more': 'What we believe and who we are',
  'home.support.more': 'More about giving',
} as const;
