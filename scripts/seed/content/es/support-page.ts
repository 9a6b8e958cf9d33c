import type { SupportPage } from '../../../../cms/src/contracts/support-page';
import type { PageSeed } from '../../content-types';

export const supportPage = {
  seo: {
    title: 'Ofrende para las misiones en Pakistán y Ecuador',
    description:
      'Apoye las misiones en Pakistán y Ecuador o el fondo general. Una Biblia para un pastor pakistaní cuesta 6 dólares.',
  },
  title: 'Ofrendar',
  intro:
    'Donde hay pocos obreros, una suma pequeña rinde mucho. Decida con libertad cuánto dar, no toque el dinero que su casa necesita y no se endeude para hacerlo. No pedimos ofrendas a cambio de oración, consejería o una palabra profética, y quien diga otra cosa no habla por nosotros.',
  scripture: '2CO 9:7',
  pakistan: {
    title: 'Misiones en Pakistán',
    text: 'Biblias en urdu y en panyabí, formación para pastores de aldea que jamás han tenido un comentario bíblico, y alimentos para familias que se quedaron sin trabajo por haberse bautizado.',
  },
  givingPakistanUrl: 'https://example.org/give/pakistan',
  bibleNote: 'Con 6 dólares, un pastor pakistaní recibe una Biblia.',
  ecuador: {
    title: 'Misiones en Ecuador',
    text: 'Reuniones al aire libre en los Andes y en la Costa, comida caliente para los niños que llegan con sus papás, y visitas después, para que cada nuevo creyente encuentre una iglesia cerca de su casa.',
  },
  givingEcuadorUrl: 'https://example.org/give/ecuador',
  general: {
    title: 'Fondo general',
    text: 'Lo que nadie recuerda y de lo que todo depende: gasolina para ir al hospital, la línea telefónica, las traducciones y una formación gratuita.',
  },
  givingGeneralUrl: 'https://example.org/give',
  gifts: {
    title: 'Cómo se usan las ofrendas',
    text: 'Lo que se da para Pakistán o para Ecuador se usa allá. El fondo general va adonde más falta hace, y de él se pagan también los gastos de la obra: viajes, traducciones, alquileres y las personas que hacen el trabajo.\n\nUsted puede preguntar cuánto se recibió, en qué se gastó y quién revisó las cuentas. Escríbanos, y le responderemos con cifras claras.',
  },
} satisfies PageSeed<SupportPage>;
