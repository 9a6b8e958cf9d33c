export const privacy = {
  'privacy.updated': 'Last changed on {date}',
} as const;
