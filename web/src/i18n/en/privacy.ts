export const privacy = {
  'privacy.updated': 'Last updated {date}',
} as const;
