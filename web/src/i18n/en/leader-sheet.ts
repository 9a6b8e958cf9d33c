/** Come with the leader's sheet of a module. */
export const englishLeaderSheet = {
  'sheet.title': 'Leader’s sheet: {title}',
  'sheet.description': 'A meeting of a group about module {number}, step by step, with times and questions.',
  'sheet.kind': 'For leaders of a group · module {number}',
  'sheet.back': 'To the module',
  'sheet.print': 'Print the sheet',
  'sheet.otherLanguage': 'This sheet is not available in your language yet.',
  'sheet.preparation': 'Before the meeting',
  'sheet.meeting': 'The meeting',
  'sheet.total': '{time} in all',
  'sheet.from': 'minute {from}–{to}',
  'sheet.questions': 'Questions to talk about',
  'sheet.passages': 'Passages of this module',
  'sheet.actions': 'Action items to choose from',
  'sheet.none': 'There is no leader’s sheet at this address',
  'sheet.none.text': 'The link may be wrong, or nobody has planned a meeting about this module yet.',
} as const;
