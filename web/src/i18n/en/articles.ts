export const articles = {
  'articles.readMore': 'Read more',
  'articles.back': 'Back to all articles',
  'articles.readingTime': '{minutes} min read',
  'articles.unknown':
    'That article is no longer here, or its address is not quite right. These are the articles we have.',
  'articles.emptyTitle': 'The first articles are on their way',
  'articles.emptyText':
    'There is nothing to read here yet. If you carry something today, we would gladly pray with you.',
  'articles.emptyAction': 'Ask for prayer',
  'articles.otherLanguage': 'This article is not available in English yet. It is shown in Spanish.',
} as const;
