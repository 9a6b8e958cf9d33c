export const training = {
  'training.start': 'Start Module',
  'training.number': 'Module {number}',
  'training.back': 'Back to all modules',
  'training.unknown':
    'We couldn’t find that module. It may have been removed, or the link may be wrong. Here are the modules we have.',
  'training.emptyTitle': 'The training course is coming soon',
  'training.emptyText':
    'Modules for pastors, counselors and volunteers will appear here. Until then, the articles are a good place to start.',
  'training.otherLanguage': 'This module is not available in your language yet.',
  'training.print': 'Print as a handout',
  'training.overview': 'Overview',
  'training.keyPrinciples': 'Key principles',
  'training.bestPractices': 'Best practices',
  'training.dos': 'Do',
  'training.donts': 'Don’t',
  'training.personalStory': 'A personal story',
  'training.exampleStory': 'This story is an example until the ministry tells its own.',
  'training.scripture': 'Scripture references',
  'training.actionItems': 'Action items',
  'training.neighbours': 'More modules',
  'training.previous': 'Previous module',
  'training.next': 'Next module',
} as const;
