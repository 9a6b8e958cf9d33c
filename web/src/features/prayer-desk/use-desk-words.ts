import { languages } from '@contracts/language';
import { formatDate, formatNumber } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { ageOf } from './age';

export type DeskWords = {
  /** “3 days ago” */
  readonly ago: (time: string) => string;
  /** “3 days”, “5 min” */
  readonly duration: (time: string) => string;
  /** “Tuesday, December 3, 9:14 PM”, in the zone of the device. */
  readonly moment: (time: string) => string;
  /** “December 3, 2026”, for a day without a time. */
  readonly day: (day: string) => string;
  readonly number: (count: number) => string;
};

export function useDeskWords(): DeskWords {
  const { locale, t } = useLanguage();
  const tag = languages[locale].tag;
  return {
    ago: (time) => {
      const { value, unit } = ageOf(time, Date.now());
      // Intl would format this as “this minute”.
      if (unit === 'minute' && value === 0) return t('prayerDesk.justNow');
      return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-value, unit);
    },
    duration: (time) => {
      const { value, unit } = ageOf(time, Date.now());
      if (unit === 'minute' && value === 0) return t('prayerDesk.justArrived');
      return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
    },
    moment: (time) => {
      const format = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, parts).format(new Date(time));
      return t('prayerDesk.moment', {
        weekday: format({ weekday: 'long' }),
        day: format({ month: 'long', day: 'numeric' }),
        time: format({ hour: 'numeric', minute: '2-digit' }),
      });
    },
    day: (day) => formatDate(locale, day),
    number: (count) => formatNumber(locale, count),
  };
}

/** The ending of the text's key for this number. */
export const oneOrOther = (count: number) => (count === 1 ? 'one' : 'other');
export const noneOneOrOther = (count: number) => (count === 0 ? 'none' : oneOrOther(count));
