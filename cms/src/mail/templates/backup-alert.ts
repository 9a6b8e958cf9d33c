import * as v from 'valibot';
import { paragraphs, template } from './mail-template';

const texts = {
  en: {
    subject: (host: string) => `The backup of ${host} needs attention`,
    failed: 'The last backup of the site failed. It is tried again every hour, or when the command is next run.',
    overdue: 'The site has not been backed up for more than a day and a half. The program that does it may be stopped.',
    since: (time: string) => `The last good backup was made on ${time} (UTC).`,
    never: 'There is no good backup yet.',
    what: 'Please look at the log of the backup: the disk may be full, or the database out of reach. After mending it, run “npm run backup”, or “docker compose run --rm backup node scripts/command.mjs backup”.',
    stop: 'You get this email once a day until a backup succeeds.',
  },
  es: {
    subject: (host: string) => `El respaldo de ${host} necesita atención`,
    failed:
      'El último respaldo del sitio falló. Se vuelve a intentar cada hora, o la próxima vez que se ejecute el comando.',
    overdue: 'Hace más de un día y medio que no se hace un respaldo del sitio. Puede que el programa esté detenido.',
    since: (time: string) => `El último respaldo correcto se hizo el ${time} (UTC).`,
    never: 'Todavía no hay ningún respaldo correcto.',
    what: 'Por favor, revise el registro del respaldo: puede que el disco esté lleno o que no se llegue a la base de datos. Después de corregirlo, ejecute “npm run backup” o “docker compose run --rm backup node scripts/command.mjs backup”.',
    stop: 'Usted recibirá este correo una vez al día hasta que un respaldo salga bien.',
  },
} as const;

const locale = { en: 'en-US', es: 'es-419' } as const;

export const backupAlert = template(
  v.object({
    problem: v.picklist(['failed', 'overdue']),
    succeededAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  }),
  ({ problem, succeededAt }, language, { publicUrl }) => {
    const text = texts[language];
    const format = new Intl.DateTimeFormat(locale[language], {
      dateStyle: 'long',
      timeStyle: 'short',
      hour12: false,
      timeZone: 'UTC',
    });
    return {
      subject: text.subject(new URL(publicUrl).host),
      text: paragraphs(
        text[problem],
        succeededAt === null ? text.never : text.since(format.format(new Date(succeededAt))),
        text.what,
        text.stop,
      ),
    };
  },
);
