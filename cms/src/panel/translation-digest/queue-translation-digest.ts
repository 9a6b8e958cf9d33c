import { builtInLocales, otherLanguage } from '../../api/language/contract';
import type { Core } from '@strapi/strapi';
import { type Board, type BoardEntry, type BoardLanguage } from '../../api/translation-board/contract';
import { createTranslationBoard } from '../../content';
import type { MailSettings } from '../../lib/mail/settings';
import type { Job } from '../../lib/schedule';
import { queueMail } from '../../requests';
import { monthOf, takeDueSubscribers } from './subscriptions';

/** How many entries the email names; it counts the others. */
const named = 10;

function numbersOf(types: Board['types'], language: BoardLanguage) {
  const sum = (count: (states: Board['types'][number]['states']['en']) => number) =>
    types.reduce((total, { states }) => total + count(states[language]), 0);
  return {
    published: sum(({ published, behind }) => published + behind),
    behind: sum(({ behind }) => behind),
  };
}

/** What a waiting entry lacks, under a title that visitors read: the one in this language, or else in the other. */
function lackOf({ languages, names }: BoardEntry, preferred: BoardLanguage) {
  const isPublic = ['published', 'behind'].includes(languages[preferred].state);
  const title = names[isPublic ? preferred : otherLanguage(preferred)];
  return builtInLocales.flatMap((language) => {
    const { state } = languages[language];
    return state === 'published' ? [] : [{ title, language, state }];
  });
}

/** Queues the monthly email of each account that wishes it, unless nothing waits to be translated. */
export function queueTranslationDigest({ digestHour, pollMs }: MailSettings): Job {
  return {
    name: 'translation-digest',
    everyMs: 12 * pollMs,
    transactions: 'one transaction',
    async run(strapi: Core.Strapi, now) {
      if (new Date(now).getUTCHours() < digestHour) return;
      const month = monthOf(now);
      const subscribers = await takeDueSubscribers(strapi, month);
      if (subscribers.length === 0) return;
      const board = createTranslationBoard(strapi);
      const waiting = await board.waiting();
      if (waiting.length === 0) return;
      const types = await board.numbers();
      for (const { id, email, language } of subscribers) {
        await queueMail(strapi, {
          key: `translations in ${month} for account ${id}`,
          to: email,
          language,
          template: 'translation-digest',
          parameters: {
            entries: types.reduce((total, { entries }) => total + entries, 0),
            languages: { en: numbersOf(types, 'en'), es: numbersOf(types, 'es') },
            waiting: waiting.slice(0, named).flatMap((entry) => lackOf(entry, language)),
            more: Math.max(0, waiting.length - named),
          },
        });
      }
    },
  };
}
