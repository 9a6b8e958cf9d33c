export const prayer = {
  'prayer.promise': 'What happens to your request',
  'prayer.crisis': 'If someone is in danger now',
  'prayer.crisis.text': 'Please do not wait for us. Call one of these numbers.',
} as const;
