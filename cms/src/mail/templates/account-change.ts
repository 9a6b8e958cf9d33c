import * as v from 'valibot';
import { accountChangeKinds } from '../../contracts/prayer-desk';
import { paragraphs, template, type Language } from './mail-template';

const origins = ['another-account', 'own-account', 'mailed-link', 'program'] as const;

const texts = {
  en: {
    subject: 'Your account was changed',
    intro: (host: string) => `A change was made to your account in the admin panel of ${host}:`,
    change: {
      created: 'The account was created.',
      password: 'It has a new password.',
      email: 'It has a new email address.',
      roles: 'It has different roles.',
      access: 'It was turned on or off.',
      deleted: 'The account was deleted.',
    },
    origin: {
      'another-account':
        'Someone else with permission to manage accounts did this. Anyone signed in to your account was signed out.',
      'own-account': 'It was done from your own account.',
      'mailed-link': 'It was done with the link that was sent to your address.',
      program: 'It was done by the person who runs the server.',
    },
    when: (time: string) => `Time: ${time}`,
    notYou:
      'If you did not expect this, tell someone else on the team right away, by phone or in person and not by email.',
    newPassword: 'You can choose a new password here:',
  },
  es: {
    subject: 'Su cuenta ha cambiado',
    intro: (host: string) => `Se hizo un cambio en su cuenta del panel de administración de ${host}:`,
    change: {
      created: 'La cuenta fue creada.',
      password: 'Tiene una contraseña nueva.',
      email: 'Tiene otra dirección de correo.',
      roles: 'Tiene otros roles.',
      access: 'Fue activada o desactivada.',
      deleted: 'La cuenta fue eliminada.',
    },
    origin: {
      'another-account':
        'Lo hizo otra persona con permiso para administrar cuentas. Se cerraron las sesiones abiertas de su cuenta.',
      'own-account': 'Se hizo desde su propia cuenta.',
      'mailed-link': 'Se hizo con el enlace que se envió a su dirección.',
      program: 'Lo hizo la persona que administra el servidor.',
    },
    when: (time: string) => `Hora: ${time}`,
    notYou:
      'Si usted no esperaba este cambio, avise enseguida a otra persona del equipo, por teléfono o en persona y no por correo.',
    newPassword: 'Aquí puede elegir una contraseña nueva:',
  },
} as const;

const timeIn = (language: Language, time: string) =>
  `${new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(time))} UTC`;

/** To the member whose account was changed. It does not say by whom; the desk and the account record do. */
export const accountChange = template(
  v.object({
    changes: v.pipe(v.array(v.picklist(accountChangeKinds)), v.minLength(1)),
    origin: v.picklist(origins),
    changedAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
  (change, language, { publicUrl }) => {
    const text = texts[language];
    return {
      subject: text.subject,
      text: paragraphs(
        text.intro(new URL(publicUrl).host),
        change.changes.map((kind) => `- ${text.change[kind]}`).join('\n'),
        text.origin[change.origin],
        text.when(timeIn(language, change.changedAt)),
        text.notYou,
        change.changes.includes('deleted')
          ? null
          : `${text.newPassword}\n${publicUrl}/admin/panel/auth/forgot-password`,
      ),
    };
  },
);
