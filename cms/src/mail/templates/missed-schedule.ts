import * as v from 'valibot';
import { languages, locales } from '../../contracts/language';
import { languageNames } from '../../contracts/panel-names';
import { scheduledActions } from '../../contracts/schedule';
import { siteTypes } from '../../site-types';
import { paragraphs, template } from './mail-template';

const texts = {
  en: {
    publish: (host: string) => `Not published on ${host} as scheduled`,
    unpublish: (host: string) => `Still on ${host}, although it was to be unpublished`,
    open: 'The home page of the panel says why, and leads to it:',
  },
  es: {
    publish: (host: string) => `No se publicó en ${host} lo programado`,
    unpublish: (host: string) => `Sigue en ${host}, aunque se iba a anular su publicación`,
    open: 'La página de inicio del panel dice por qué, y lleva allí:',
  },
} as const;

/** Names the kind of entry alone: a title that is not published may be confidential. */
export const missedSchedule = template(
  v.object({
    uid: v.string(),
    language: v.nullable(v.pipe(v.string(), v.picklist(locales))),
    action: v.picklist(scheduledActions),
    dueAt: v.pipe(v.string(), v.isoTimestamp()),
    timeZone: v.string(),
  }),
  ({ uid, language: written, action, dueAt, timeZone }, language, { publicUrl }) => {
    const format = new Intl.DateTimeFormat(languages[language].tag, {
      dateStyle: 'full',
      timeStyle: 'short',
      timeZone,
    });
    const kind = siteTypes[uid]?.names[language] ?? uid;
    const name = written === null ? kind : `${kind} (${languageNames[written][language]})`;
    return {
      subject: texts[language][action](new URL(publicUrl).host),
      text: paragraphs(
        `${name}: ${format.format(new Date(dueAt))} (${timeZone})`,
        `${texts[language].open}\n${publicUrl}/admin/panel`,
      ),
    };
  },
);
