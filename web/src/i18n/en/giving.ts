/** Come with the giving cards. */
export const englishGiving = {
  'giving.pakistan': 'Give to Pakistan',
  'giving.ecuador': 'Give to Ecuador',
  'giving.general': 'Give to the general fund',
  'giving.example': 'Example',
  'giving.off':
    'We are not receiving gifts through this site for now. Thank you for wanting to help: please pray with us for this work.',
} as const;
