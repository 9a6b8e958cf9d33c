import { submissionMessages } from '@contracts/submission';

export const submission = { ...submissionMessages } as const;
