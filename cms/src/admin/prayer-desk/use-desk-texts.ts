import { useIntl } from 'react-intl';
import { useTexts } from '../translations/use-texts';
import { type Age, ageOf } from './age';

type DeskTexts = {
  /** “3 days ago” */
  readonly ago: (time: string) => string;
  /** “3 days” */
  readonly duration: (time: string) => string;
  /** “3 December 2026”, without a time zone */
  readonly day: (day: string) => string;
  readonly number: (count: number) => string;
};

const inWords = (unit: Age['unit']) => ({ style: 'unit', unit, unitDisplay: 'long' }) as const;

/** Formats times and days in the panel's language. */
export function useDeskTexts(): DeskTexts {
  const intl = useIntl();
  const text = useTexts();
  return {
    ago: (time) => {
      const { value, unit } = ageOf(time, Date.now());
      // Intl would format this as “this minute”.
      if (unit === 'minute' && value === 0) return text('desk.just-now');
      return intl.formatRelativeTime(-value, unit, { numeric: 'auto' });
    },
    duration: (time) => {
      const { value, unit } = ageOf(time, Date.now());
      return intl.formatNumber(value, inWords(unit));
    },
    day: (day) => intl.formatDate(`${day}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' }),
    number: (count) => intl.formatNumber(count),
  };
}
