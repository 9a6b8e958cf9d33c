export const toast = {
  'toast.region': 'Messages (F8)',
  'toast.close': 'Close message',
} as const;
