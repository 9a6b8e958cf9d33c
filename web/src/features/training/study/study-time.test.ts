import { expect, test } from 'vitest';
import { englishCourse } from '../../../i18n/en/course';
import { translate, type Translate } from '../../../i18n/translate';
import { studyTime } from './course-progress';

const t: Translate = (key, ...params) => translate(englishCourse, key, ...params);

test.each([
  [7, '7 min'],
  [29, '29 min'],
  [52, '50 min'],
  [58, '1 h'],
  [112, '1 h 50 min'],
  [121, '2 h'],
])('%i minutes are %s', (minutes, text) => {
  expect(studyTime(minutes, t).replaceAll('\u00a0', ' ')).toBe(text);
});
