import type { BuiltInLocale } from '../../../cms/src/contracts/language';

type CoverText = Readonly<Record<BuiltInLocale, string>>;

/** What the cover of each module and article shows, by slug; the course is one night that becomes day. */
export const covers: Readonly<Record<string, CoverText>> = {
  'hospital-visitation': {
    en: 'A made bed beside a drip in the light of a lamp, and the moon in a dark window',
    es: 'Una cama tendida junto a un suero, a la luz de una lámpara, y la luna en una ventana oscura',
  },
  'pastoral-counseling-101': {
    en: 'Two armchairs face each other across a lamp, tissues and a cup, before a window with a full moon',
    es: 'Dos sillones frente a frente, con una lámpara, pañuelos y una taza en medio, ante una ventana con la luna llena',
  },
  'premarital-counseling': {
    en: 'A road that forks at a signpost with two blank arms, before sunrise',
    es: 'Un camino que se bifurca junto a un poste con dos flechas sin letras, antes de salir el sol',
  },
  'marriage-counseling': {
    en: 'A closed door beside an open one, through which the rising sun shines into a dark room',
    es: 'Una puerta cerrada junto a otra abierta, por la que el sol naciente entra en un cuarto oscuro',
  },
  'leading-weddings-rehearsals': {
    en: 'An open book on the lectern of a church, a vase of flowers, and the first sun in the door at the end of the aisle',
    es: 'Un libro abierto sobre el atril de una iglesia, un florero y el primer sol en la puerta al final del pasillo',
  },
  'grief-counseling': {
    en: 'An empty wooden chair in the morning sun, with a hat on its seat and a cane hooked over its arm',
    es: 'Una silla de madera vacía al sol de la mañana, con un sombrero en el asiento y un bastón colgado del brazo',
  },
  'depression-suicidal-thoughts': {
    en: 'A hand gently covers another that rests on a blanket, in a dark room with one small lamp',
    es: 'Una mano cubre con suavidad otra que reposa en una manta, en un cuarto oscuro con una pequeña lámpara',
  },
  'funerals-memorial-services': {
    en: 'A lit candle beside a mound of fresh earth with a wooden cross, in full daylight',
    es: 'Una vela encendida junto a un montículo de tierra fresca con una cruz de madera, a plena luz del día',
  },
  'two-chairs-and-a-pot-of-coffee': {
    en: 'Two empty chairs on a porch, at a small round table with a steaming pot of coffee and two mugs',
    es: 'Dos sillas vacías en un porche, junto a una mesita redonda con una cafetera humeante y dos tazas',
  },
  'the-conversation-you-keep-putting-off': {
    en: 'A couple from behind, far apart on a sofa before a television; he watches it, and she has turned to him',
    es: 'Una pareja de espaldas, separada en un sofá frente al televisor; él lo mira y ella se ha vuelto hacia él',
  },
  'seven-in-the-evening-at-your-house': {
    en: 'A father reads an open book with his two children at the kitchen table, under a lamp, at seven by the clock',
    es: 'Un padre lee un libro abierto con sus dos hijos en la mesa de la cocina, bajo una lámpara, a las siete en el reloj',
  },
  'called-to-what-exactly': {
    en: 'A city bus at its stop at daybreak, a woman at the wheel, and a man with a cane stepping in',
    es: 'Un autobús en su parada al amanecer, una mujer al volante y un hombre con bastón que sube',
  },
};

/** The name of a cover in the Media Library. */
export const coverName = (slug: string): string => `${slug}-cover`;

/** The fields of an entry that has a cover. */
export const coverOf = (slug: string, locale: BuiltInLocale) => ({
  cover: coverName(slug),
  coverAlt: covers[slug]?.[locale] ?? '',
});
