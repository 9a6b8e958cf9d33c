export const home = {
  'home.hero.library': 'Explore the library',
  'home.hero.prayer': 'Ask for prayer',
  'home.library.all': 'See all articles',
} as const;
