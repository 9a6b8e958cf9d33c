/** The way to the counseling request; what the dialog says comes with it. */
export const counseling = {
  'counseling.schedule': 'Schedule Counseling',
} as const;
