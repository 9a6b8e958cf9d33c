import type { RevivalEventSeed } from '../../content-types';

export const revivalEvents = [
  {
    date: '2026-10-17',
    title: 'Una noche de oración antes de que salgan los equipos',
    location: 'Fort Wayne, Indiana, Estados Unidos',
    region: 'Indiana, Estados Unidos',
    placeIsRegionOnly: false,
    attendance: 140,
    salvations: 0,
    healings: 0,
    description:
      'Nadie predicó. Desde las siete de la noche hasta la una de la mañana oramos por las congregaciones de Pakistán y Ecuador que lo habían pedido, una tras otra, cada vez hasta que alguien decía amén. En el salón hubo sopa, y los niños durmieron debajo de los abrigos. A las personas las contamos porque lo piden los bomberos; lo que Dios hizo esa noche no intentamos contarlo.',
  },
  {
    date: '2026-08-16',
    title: 'La reunión del 16 de agosto',
    location: 'Punyab, Pakistán',
    region: 'Punyab, Pakistán',
    placeIsRegionOnly: true,
    attendance: 4200,
    salvations: 612,
    healings: 143,
    description:
      'Las iglesias de la región prepararon juntas esta noche durante casi un año, y la lluvia paró a las cuatro de la tarde, una hora antes de que se abrieran las puertas. Todo lo dirigieron los pastores del lugar; nuestro equipo repartió agua y se sentó con quien quisiera conversar. Nadie firmó nada ni se hizo lista de nombres; a quien quiso oír más se le presentó a un creyente que vive cerca. Las sanidades son las que la misma gente nos contó. A cada persona le pedimos que fuera al médico y que no dejara ninguna medicina sin que él se lo dijera.',
  },
  {
    date: '2026-03-14',
    title: 'Tres noches de carpa, una de ellas con lluvia',
    location: 'Ambato, Tungurahua, Ecuador',
    region: 'Sierra central del Ecuador',
    placeIsRegionOnly: false,
    attendance: 640,
    salvations: 58,
    healings: 0,
    description:
      'La carpa es de una familia de circo, que la presta a las iglesias en marzo, cuando descansa. La segunda noche llovió tan fuerte que no se oía la prédica; el pastor se sentó, y la gente cantó en español y en kichwa hasta que escampó. La última noche pasaron al frente 58 personas, casi todas traídas por un vecino y no por un afiche. Nadie reportó una sanidad, y lo que nadie reporta no lo escribimos; por los enfermos se oró, y el lunes alguien los acompañó al centro de salud.',
  },
  {
    date: '2025-12-06',
    title: 'Adviento a puerta cerrada',
    location: 'Punyab, Pakistán',
    region: 'Punyab, Pakistán',
    placeIsRegionOnly: true,
    attendance: 0,
    salvations: 0,
    healings: 0,
    description:
      'No diremos dónde fue ni cuántos eran, y a quienes estuvieron les pedimos que tampoco lo digan. La gente fue llegando de a poco, para que en la calle no se notara, y cuando se fue la luz leyeron el primer capítulo de Lucas alumbrándose con un teléfono. Oraron por los enfermos y unos por otros, compartieron el pan y se fueron como habían venido. Lo que Dios hizo esa noche entre ellos lo saben ellos y lo sabe él; nosotros no lo contamos.',
  },
  {
    date: '2025-05-24',
    title: 'Amanecer en la playa',
    location: 'Crucita, Manabí, Ecuador',
    region: 'Costa del Ecuador',
    placeIsRegionOnly: false,
    attendance: 1150,
    salvations: 203,
    healings: 37,
    description:
      'Las lanchas de pesca vuelven a las seis, así que las iglesias de la Costa se reunieron a las cinco, antes de que empezara el trabajo. De las 203 personas que profesaron su fe en Cristo, 41 se bautizaron esa misma mañana, vestidas como estaban y a la vista de los pelícanos. Los pescadores prestaron cabos para los parlantes y redes para la sombra. Después todos limpiaron la playa y la dejaron mejor de lo que la encontraron.',
  },
  {
    date: '2024-11-09',
    title: 'Un salón, muchas congregaciones',
    location: 'Sind, Pakistán',
    region: 'Sind, Pakistán',
    placeIsRegionOnly: true,
    attendance: 0,
    salvations: 0,
    healings: 0,
    description:
      'Había quedado libre un salón, y lo llenaron congregaciones que rara vez se ven, algunas después de cambiar dos veces de bus. Al cabo de una hora el intérprete se quedó sin voz, y una maestra de escuela de una de las iglesias tomó el micrófono y terminó el sermón en urdu. Su pastor dice que desde entonces no ha parado. Los pastores nos pidieron que no publicáramos números, y con gusto les hicimos caso.',
  },
] satisfies RevivalEventSeed[];
