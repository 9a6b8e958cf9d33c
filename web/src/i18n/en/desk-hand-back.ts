/** Loaded for those who may give back what others follow up on. */
export const deskHandBack = {
  'deskHandBack.title': 'Hand back for a member',
  'deskHandBack.about':
    'If someone is away, their open requests can go back to the team, so that others can follow up. When an account is deactivated, that happens by itself.',
  'deskHandBack.member': 'Member',
  'deskHandBack.choose': 'Choose a member',
  'deskHandBack.handBack': 'Give their requests back to the team',
  'deskHandBack.question': 'The open requests of {name} will go back to the whole team.',
  'deskHandBack.cancel': 'Cancel',
  'deskHandBack.confirm': 'Give them back',
  'deskHandBack.done.none': '{name} has no open requests that you may read.',
  'deskHandBack.done.one': '{count} request of {name} is open to the whole team again.',
  'deskHandBack.done.other': '{count} requests of {name} are open to the whole team again.',
} as const;
