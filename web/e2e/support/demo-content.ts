/** Demo content that several journeys expect: headings in page order. */
export const demoContent = {
  en: {
    marriage: [
      'Two people and a promise',
      'How we can walk with you',
      'If you are not safe at home',
      'Four principles from Scripture',
      'Three building blocks for ordinary weeks',
      'Small things that hold a marriage',
      'Talk with someone',
    ],
    men: [
      'Known by three others',
      'What we work on',
      'Men’s Retreat 2025',
      'Three stories from that weekend',
      'Photos of the retreat',
    ],
    prophetic: [
      'How we understand prophecy',
      'Four areas of service',
      'Prophetic Word for 2025',
      'The passages we keep in front of us',
    ],
    gospel: ['The beginning', 'The bad news', 'The good news', 'Your decision', 'God’s promise'],
    /** The gospel presentation's. */
    passages: ['Romans 6:23', 'Romans 10:9-10', 'Ephesians 2:8-9', '1 Corinthians 15:1-4', 'Acts 4:12'],
    funds: ['Pakistan missions', 'Ecuador missions', 'General fund'],
  },
  es: {
    marriage: [
      'Dos personas y una promesa',
      'Cómo podemos acompañarles',
      'Si en su casa usted corre peligro',
      'Cuatro principios de la Escritura',
      'Tres pilares para las semanas comunes',
      'Lo pequeño que sostiene un matrimonio',
      'Hable con alguien',
    ],
    men: [
      'Conocido por otros tres',
      'En qué trabajamos',
      'Retiro de hombres 2025',
      'Tres historias de ese fin de semana',
      'Fotos del retiro',
    ],
    prophetic: [
      'Cómo entendemos la profecía',
      'Cuatro áreas de servicio',
      'Palabra profética para 2025',
      'Los pasajes que tenemos a la vista',
    ],
    gospel: ['El principio', 'La mala noticia', 'La buena noticia', 'Su decisión', 'La promesa de Dios'],
    passages: ['Romanos 6:23', 'Romanos 10:9-10', 'Efesios 2:8-9', '1 Corintios 15:1-4', 'Hechos 4:12'],
    funds: ['Misiones en Pakistán', 'Misiones en Ecuador', 'Fondo general'],
  },
} as const;
