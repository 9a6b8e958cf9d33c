export const resources = {
  'resources.tabs.label': 'Kinds of resources',
  'resources.tabs.blogs': 'Blog Posts',
  'resources.tabs.training': 'Training',
  'resources.tabs.resources': 'Resources',
  'resources.search.label': 'Search the library',
  'resources.search.placeholder': 'Articles, modules, books',
  'resources.search.failed': 'The library could not be searched just now.',
  'resources.search.retry': 'Try again',
  'resources.empty.action': 'Read the articles',
} as const;
