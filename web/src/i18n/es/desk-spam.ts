import type { TranslationOf } from '../translate';
import type { deskSpam as english } from '../en/desk-spam';

export const deskSpam: TranslationOf<typeof english> = {
  'deskSpam.why': 'Por qué está en spam',
  'deskSpam.reason.hidden-field': 'Llenó un campo que las personas no ven. Eso lo hacen los programas.',
  'deskSpam.reason.too-fast': 'Se llenó más rápido de lo que puede una persona.',
  'deskSpam.reason.advertising': 'Sus enlaces parecen publicidad.',
  'deskSpam.reason.same-text':
    'El mismo texto llegó con muchos nombres distintos. Puede ser uno que las personas se pasaron entre sí.',
  'deskSpam.reason.many-at-once':
    'Llegaron más peticiones a la vez que de costumbre. Nada en esta parece automático, así que puede haberla escrito una persona.',
  'deskSpam.reason.unknown': 'No se guardó el motivo. Puede que alguien del equipo la haya pasado aquí.',
  'deskSpam.release': 'No es spam: la escribió una persona',
  'deskSpam.released': 'Ya está con las demás peticiones. Se está avisando al equipo.',
  'deskSpam.delete': 'Borrar',
  'deskSpam.deleteAbout': 'Después nadie podrá recuperarla. Si la deja, se borrará el {day}.',
  'deskSpam.deleteForGood': 'Borrar definitivamente',
  'deskSpam.keep': 'Conservar',
  'deskSpam.deleted': 'Se borró {reference}.',
  'deskSpam.notDeleted': 'No se borró: otra persona la sacó de spam mientras tanto.',
};
