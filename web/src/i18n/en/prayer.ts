export const prayer = {
  'prayer.promise': 'What happens with your request',
  'prayer.crisis': 'If someone is in danger now',
  'prayer.crisis.text': 'Please do not wait for us. These numbers answer at any hour.',
} as const;
