import { quiz } from './quiz';
import { study } from './study';
import { training } from './training';

export const spanishCourse = { ...quiz, ...study, ...training } as const;
