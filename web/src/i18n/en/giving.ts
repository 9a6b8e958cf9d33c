export const giving = {
  'giving.pakistan': 'Give to missions in Pakistan',
  'giving.ecuador': 'Give to missions in Ecuador',
  'giving.general': 'Give to the general fund',
  'giving.newTab': 'opens in a new tab',
} as const;
