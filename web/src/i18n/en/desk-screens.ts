/** The links to what is reached from every tab of the prayer desk. */
export const deskScreens = {
  'deskScreens.title': 'More',
  'deskScreens.enter': 'Enter a request',
  'deskScreens.meeting': 'Prayer meeting',
  'deskScreens.reminder': 'Weekly reminder',
} as const;
