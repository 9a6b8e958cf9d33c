export const resources = {
  'resources.tabs.label': 'Types of resources',
  'resources.tabs.blogs': 'Blog Posts',
  'resources.tabs.training': 'Training',
  'resources.tabs.resources': 'Resources',
  'resources.search.label': 'Search the library',
  'resources.search.placeholder': 'Articles, modules, books',
  'resources.search.failed': 'Search is not available right now.',
  'resources.search.retry': 'Try again',
  'resources.empty.action': 'Read the articles',
} as const;
