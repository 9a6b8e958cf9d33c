export const articles = {
  'articles.readMore': 'Read more',
  'articles.back': 'Back to all articles',
  'articles.readingTime': '{minutes} min read',
  'articles.unknown':
    'We couldn’t find that article. It may have been removed, or the link may be wrong. Here are the articles we have.',
  'articles.emptyTitle': 'Articles are coming soon',
  'articles.emptyText':
    'There is nothing to read here yet. If something is weighing on you today, we would be glad to pray for you.',
  'articles.emptyAction': 'Ask for prayer',
  'articles.otherLanguage': 'This article is not available in English yet, so it is shown in Spanish.',
} as const;
