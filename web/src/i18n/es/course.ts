import { study } from './study';
import { training } from './training';

export const spanishCourse = { ...study, ...training } as const;
