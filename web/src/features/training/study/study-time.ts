import type { Translate } from '../../../i18n/translate';

/** Rounded to five minutes from half an hour on: nobody studies by the minute. */
export function studyTime(minutes: number, t: Translate): string {
  if (minutes < 30) return t('course.minutes', { minutes });
  const rounded = Math.round(minutes / 5) * 5;
  const [hours, rest] = [Math.floor(rounded / 60), rounded % 60];
  if (hours === 0) return t('course.minutes', { minutes: rest });
  return rest === 0 ? t('course.hours', { hours }) : t('course.hoursMinutes', { hours, minutes: rest });
}
