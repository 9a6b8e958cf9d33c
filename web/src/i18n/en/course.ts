import { quiz } from './quiz';
import { study } from './study';
import { training } from './training';

/** Come with the course and its modules. */
export const englishCourse = { ...quiz, ...study, ...training } as const;
