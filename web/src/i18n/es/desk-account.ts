import type { deskAccount as english } from '../en/desk-account';
import type { TranslationOf } from '../translate';

export const deskAccount: TranslationOf<typeof english> = {
  'prayerDesk.account.title': 'Su cuenta ha cambiado',
  'prayerDesk.account.created': '{actor} creó su cuenta {age}.',
  'prayerDesk.account.password': '{actor} puso una contraseña nueva a su cuenta {age}.',
  'prayerDesk.account.email': '{actor} cambió la dirección de correo de su cuenta {age}.',
  'prayerDesk.account.roles': '{actor} cambió los roles de su cuenta {age}.',
  'prayerDesk.account.access': '{actor} activó o desactivó su cuenta {age}.',
  'prayerDesk.account.deleted': '{actor} eliminó su cuenta {age}.',
  'prayerDesk.account.program': 'La persona que administra el servidor',
  'prayerDesk.account.advice':
    'Si usted no lo pidió, hable con esa persona y elija una contraseña nueva en su perfil. Este aviso queda aquí dos semanas.',
};
