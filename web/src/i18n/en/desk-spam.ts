/** Loaded when spam is opened at the desk. */
export const deskSpam = {
  'deskSpam.why': 'Why it is in spam',
  'deskSpam.reason.hidden-field': 'It filled in a field that people cannot see. Programs do that.',
  'deskSpam.reason.too-fast': 'It was filled in faster than a person can.',
  'deskSpam.reason.advertising': 'Its links look like advertising.',
  'deskSpam.reason.same-text': 'The same text came under many different names. It may be one that people passed on.',
  'deskSpam.reason.many-at-once':
    'More requests came at once than is usual. Nothing about this one looks automated, so a person may have written it.',
  'deskSpam.reason.unknown': 'No reason was stored. Someone on the team may have moved it here.',
  'deskSpam.release': 'Not spam: a person wrote this',
  'deskSpam.released': 'Moved to the other requests. The team is being notified.',
  'deskSpam.delete': 'Delete',
  'deskSpam.deleteAbout': 'Nobody can bring it back after this. If you leave it, it is deleted on {day}.',
  'deskSpam.deleteForGood': 'Delete permanently',
  'deskSpam.keep': 'Keep',
  'deskSpam.deleted': '{reference} was deleted.',
  'deskSpam.notDeleted': 'It was not deleted: someone else moved it out of spam in the meantime.',
} as const;
