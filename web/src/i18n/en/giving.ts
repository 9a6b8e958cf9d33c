export const giving = {
  'giving.pakistan': 'Give to Pakistan',
  'giving.ecuador': 'Give to Ecuador',
  'giving.general': 'Give to the general fund',
  'giving.newTab': 'opens in a new tab',
} as const;
