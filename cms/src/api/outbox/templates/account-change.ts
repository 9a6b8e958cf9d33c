import * as v from 'valibot';
import { accountChangeKinds } from '../../prayer-desk/contract';
import { paragraphs, template, type Language } from './mail-template';

const origins = ['another-account', 'own-account', 'mailed-link', 'program'] as const;

const texts = {
  en: {
    subject: 'Your account was changed',
    intro: (host: string) => `Something was changed in your account of the panel of ${host}:`,
    change: {
      created: 'The account was made.',
      password: 'It has a new password.',
      email: 'It has another e-mail address.',
      roles: 'It has other roles.',
      access: 'It was switched on or off.',
      deleted: 'The account was deleted.',
    },
    origin: {
      'another-account':
        'Another account that manages accounts did this. Whoever was signed in to yours was signed out.',
      'own-account': 'It was done from your account itself.',
      'mailed-link': 'It was done with the link that was sent to your address.',
      program: 'It was done by whoever runs the server.',
    },
    when: (time: string) => `Time: ${time}`,
    notYou:
      'If you know nothing of this, ask for a new password at once and tell another member of the team, not by this address but by telephone or in person:',
  },
  es: {
    subject: 'Su cuenta ha cambiado',
    intro: (host: string) => `Algo cambió en su cuenta del panel de ${host}:`,
    change: {
      created: 'La cuenta fue creada.',
      password: 'Tiene una contraseña nueva.',
      email: 'Tiene otra dirección de correo.',
      roles: 'Tiene otros roles.',
      access: 'Fue activada o desactivada.',
      deleted: 'La cuenta fue eliminada.',
    },
    origin: {
      'another-account': 'Lo hizo otra cuenta que administra cuentas. Se cerraron las sesiones abiertas de la suya.',
      'own-account': 'Se hizo desde su propia cuenta.',
      'mailed-link': 'Se hizo con el enlace que se envió a su dirección.',
      program: 'Lo hizo quien administra el servidor.',
    },
    when: (time: string) => `Hora: ${time}`,
    notYou:
      'Si usted no sabe nada de esto, pida enseguida una contraseña nueva y avise a otra persona del equipo, por teléfono o en persona y no por este correo:',
  },
} as const;

const timeIn = (language: Language, time: string) =>
  `${new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(time))} UTC`;

/** To the member whose account it is. It names nobody: who did it stands at the desk and in the record. */
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
        `${text.notYou}\n${publicUrl}/admin/panel/auth/forgot-password`,
      ),
    };
  },
);
