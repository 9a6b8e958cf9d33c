import type { ReactNode } from 'react';
import { englishCourse } from '../../../i18n/en/course';
import { spanishCourse } from '../../../i18n/es/course';
import { ExtraTexts } from '../../../i18n/language-provider';

const texts = { en: englishCourse, es: spanishCourse };

/** The texts of studying the course, which no other page loads. */
export function CourseTexts({ children }: { children: ReactNode }) {
  return <ExtraTexts texts={texts}>{children}</ExtraTexts>;
}
