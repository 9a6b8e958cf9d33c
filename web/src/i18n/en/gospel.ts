/** The ways into the gospel presentation; what the dialog says comes with it. */
export const gospel = {
  'gospel.open': 'Eternal life',
} as const;
