import type { TranslationOf } from '../translate';
import type { deskHandBack as english } from '../en/desk-hand-back';

export const deskHandBack: TranslationOf<typeof english> = {
  'deskHandBack.title': 'Devolver las peticiones de otra persona',
  'deskHandBack.about':
    'Si alguien no está, sus peticiones abiertas pueden volver al equipo, para que otros les den seguimiento. Cuando se desactiva una cuenta, eso ocurre por sí solo.',
  'deskHandBack.member': 'Miembro del equipo',
  'deskHandBack.choose': 'Elija a alguien',
  'deskHandBack.handBack': 'Devolver sus peticiones al equipo',
  'deskHandBack.question': 'Las peticiones abiertas de {name} volverán a todo el equipo.',
  'deskHandBack.cancel': 'Cancelar',
  'deskHandBack.confirm': 'Devolverlas',
  'deskHandBack.done.none': '{name} no tiene peticiones abiertas que usted pueda leer.',
  'deskHandBack.done.one': '{count} petición de {name} está otra vez libre para todo el equipo.',
  'deskHandBack.done.other': '{count} peticiones de {name} están otra vez libres para todo el equipo.',
};
