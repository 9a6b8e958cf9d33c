import * as v from 'valibot';
import { deskPagePath } from '../../contracts/prayer-desk';
import { paragraphs, template } from './mail-template';

const texts = {
  en: (count: number) =>
    count === 1 ? '1 request is waiting at the prayer desk' : `${count} requests are waiting at the prayer desk`,
  es: (count: number) =>
    count === 1 ? '1 petición espera en la mesa de oración' : `${count} peticiones esperan en la mesa de oración`,
} as const;

/** To a member who switched it on, once a week: a number and a link, so that nobody is measured by it. */
export const weeklyReminder = template(v.object({ waiting: v.number() }), ({ waiting }, language, { publicUrl }) => {
  const words = texts[language](waiting);
  return { subject: words, text: paragraphs(`${words}:\n${publicUrl}${deskPagePath}`) };
});
