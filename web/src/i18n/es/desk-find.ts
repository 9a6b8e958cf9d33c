import type { TranslationOf } from '../translate';
import type { deskFind as english } from '../en/desk-find';

export const deskFind: TranslationOf<typeof english> = {
  'prayerDesk.views': 'Qué mostrar',
  'prayerDesk.view.mine': 'Mías',
  'prayerDesk.view.due': 'Para hoy',
  'prayerDesk.view.urgent': 'Urgentes',
  'prayerDesk.view.waiting': 'En espera',
  'prayerDesk.view.answered': 'Respondidas',
  'prayerDesk.view.thanked': 'Gracias',
  'prayerDesk.noneIn.mine': 'Usted no está dando seguimiento a nadie',
  'prayerDesk.noneIn.due': 'No hay nada para hoy',
  'prayerDesk.noneIn.urgent': 'No hay peticiones urgentes abiertas',
  'prayerDesk.noneIn.waiting': 'Nadie está esperando',
  'prayerDesk.noneIn.answered': 'Todavía no hay peticiones respondidas',
  'prayerDesk.noneIn.thanked': 'Todavía no hay agradecimientos',
  'prayerDesk.viewAbout.mine': 'Aquí aparecen las peticiones asignadas a usted, hasta que se respondan o se archiven.',
  'prayerDesk.viewAbout.due': 'Las peticiones aparecen aquí el día de su seguimiento.',
  'prayerDesk.viewAbout.urgent':
    'Las peticiones urgentes quedan aquí hasta que se respondan o se archiven, aunque alguien ya haya orado.',
  'prayerDesk.viewAbout.waiting':
    'Las peticiones de oración aparecen aquí hasta que alguien ore; las demás, hasta que alguien responda.',
  'prayerDesk.viewAbout.answered': 'Las peticiones aparecen aquí cuando Dios o el equipo ha respondido.',
  'prayerDesk.viewAbout.thanked': 'Aquí aparecen quienes nos cuentan qué pasó después de nuestra oración.',
  'prayerDesk.search': 'Buscar en todas las peticiones',
  'prayerDesk.searchHint':
    'Un nombre, una referencia o palabras de la petición. Solo se encuentran las que usted puede abrir.',
  'prayerDesk.searchShort': 'Escriba al menos {count} letras.',
  'prayerDesk.searchStart': 'Buscar',
  'prayerDesk.searchEnd': 'Terminar la búsqueda',
  'prayerDesk.found.none': 'No se encontró nada',
  'prayerDesk.found.one': 'Se encontró {count} petición',
  'prayerDesk.found.other': 'Se encontraron {count} peticiones',
  'prayerDesk.foundMore': 'Se encontraron más de {count} peticiones. Estas son las más recientes.',
  'prayerDesk.foundNoneAbout': 'Revise la ortografía o pruebe con una sola palabra.',
  'prayerDesk.handBack.one': 'Devolver {count} petición al equipo',
  'prayerDesk.handBack.other': 'Devolver las {count} al equipo',
  'prayerDesk.handedBack.one': '{count} petición queda otra vez libre para todo el equipo.',
  'prayerDesk.handedBack.other': '{count} peticiones quedan otra vez libres para todo el equipo.',
  'prayerDesk.handedBackTaken.one': '{count} petición queda con otra persona del equipo, que la tomó mientras tanto.',
  'prayerDesk.handedBackTaken.other':
    '{count} peticiones quedan con otras personas del equipo, que las tomaron mientras tanto.',
};
