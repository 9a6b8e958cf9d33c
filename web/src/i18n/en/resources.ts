export const resources = {
  'resources.tabs.label': 'Kinds of resources',
  'resources.tabs.blogs': 'Blog Posts',
  'resources.tabs.training': 'Training',
  'resources.tabs.resources': 'Resources',
  'resources.training.emptyTitle': 'The training course is being prepared',
  'resources.training.emptyText':
    'Its modules for pastors, counselors and volunteers will stand here. Until then, the articles are a good place to begin.',
  'resources.books.emptyTitle': 'The bookshelf is being prepared',
  'resources.books.emptyText':
    'Recommended books in English and Spanish will stand here. Until then, the articles are a good place to begin.',
  'resources.empty.action': 'Read the articles',
} as const;
