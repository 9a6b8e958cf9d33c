import { quiz as englishQuiz } from './en/quiz';
import { study as englishStudy } from './en/study';
import { training as englishTraining } from './en/training';
import { quiz as spanishQuiz } from './es/quiz';
import { study as spanishStudy } from './es/study';
import { training as spanishTraining } from './es/training';

/** Come with the course and its modules. */
export const courseTexts = {
  en: { ...englishQuiz, ...englishStudy, ...englishTraining },
  es: { ...spanishQuiz, ...spanishStudy, ...spanishTraining },
};
