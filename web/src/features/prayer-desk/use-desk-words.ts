import { languages } from '@contracts/language';
import { formatDate, formatNumber } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { ageOf } from './age';

export function useDeskWords() {
  const { locale, t } = useLanguage();
  const tag = languages[locale].tag;
  return {
    /** “3 days ago” */
    ago: (time: string) => {
      const { value, unit } = ageOf(time, Date.now());
      // Intl would format this as “this minute”.
      if (unit === 'minute' && value === 0) return t('prayerDesk.justNow');
      return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-value, unit);
    },
    /** “3 days”, “5 min” */
    duration: (time: string) => {
      const { value, unit } = ageOf(time, Date.now());
      if (unit === 'minute' && value === 0) return t('prayerDesk.justArrived');
      return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
    },
    /** “Tuesday, December 3, 9:14 PM”, in the zone of the device. */
    moment: (time: string) => {
      const format = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, parts).format(new Date(time));
      return t('prayerDesk.moment', {
        weekday: format({ weekday: 'long' }),
        day: format({ month: 'long', day: 'numeric' }),
        time: format({ hour: 'numeric', minute: '2-digit' }),
      });
    },
    /** “December 3, 2026”, for a day without a time. */
    day: (day: string) => formatDate(locale, day),
    number: (count: number) => formatNumber(locale, count),
  };
}

/** The ending of the text's key for this number. */
export const oneOrOther = (count: number) => (count === 1 ? 'one' : 'other');
export const noneOneOrOther = (count: number) => (count === 0 ? 'none' : oneOrOther(count));
