import type { HomePage } from '../../../../cms/src/contracts/home-page';
import type { PageSeed } from '../../content-types';

export const homePage = {
  seo: {
    title: 'Oración, enseñanza y cuidado',
    description: 'Pida oración, lea sobre matrimonio, familia y llamado, y encuentre formación para cuidar de otros.',
  },
  hero: {
    eyebrow: 'Oración, enseñanza y cuidado pastoral',
    title: 'Como haya sido la noche, pase adelante',
    subtitle:
      'Aquí hay personas que orarán por usted, artículos que le sirven al pastor el domingo y a la familia el martes, y formación para quien cuida de otros.',
    scripture: 'LAM 3:22-23',
    imageAlt: 'Cerros antes del amanecer, con luz dorada en el horizonte',
  },
  banner: {
    title: 'Ha resucitado',
    text: 'La tumba está vacía, y por eso salimos. En Pakistán, los pastores llevan Biblias en moto a congregaciones a puerta cerrada; en Ecuador, las iglesias levantan carpas y cantan hasta la medianoche. La noticia es la misma en panyabí y en kichwa.',
  },
  library: {
    title: 'Para quienes cuidan de otros',
    text: 'Artículos sobre matrimonio, crianza y llamado, y formación para pastores, consejeros y voluntarios.',
  },
  books: {
    title: 'Dos libros para empezar',
    text: 'Uno pregunta cómo oír a Dios sin cerrar la Biblia. El otro es para las casas donde siempre hay alguien enojado.',
  },
  counters: {
    title: 'Vidas contadas en el campo',
    text: 'Los reportan nuestros equipos y las iglesias hermanas. Solo Dios conoce los corazones, y detrás de cada número hay una persona.',
    salvations: 'salvaciones reportadas',
    healings: 'sanidades reportadas',
  },
  about: {
    title: 'Conozca al pastor',
    text: 'En 32 años de ministerio, el Pastor ha pasado madrugadas en salas de emergencia, ha casado a parejas que hoy son abuelos y ha predicado en pueblos donde la luz se fue antes que el sermón.\n\nEnseña lo que aprendió allí: que Jesús salva a los pecadores, que en la Biblia se puede apoyar todo el peso, y que cuidar de la gente pide paciencia, buen oído y, a tiempo, un médico o un consejero.',
    videoTitle: 'La bienvenida del Pastor',
    videoDescription: 'Un video corto para saludarle.',
  },
  ministries: [
    {
      title: 'Ministerio de hombres',
      text: 'Un retiro al año y, cada semana, una mesa donde los hombres dicen la verdad, leen los Evangelios y van a reparar la casa de alguna viuda.',
      icon: 'shield',
      path: '/mens-ministry',
      picture: { alt: 'Tres hombres techan una casa al amanecer: uno martilla y dos traen una viga' },
    },
    {
      title: 'Ministerio matrimonial',
      text: 'Preparación antes de la boda, consejo cuando duele y la compañía de una pareja con más camino andado.',
      icon: 'rings',
      path: '/marriage-ministry',
      picture: { alt: 'Una pareja camina por una calle mojada bajo un solo paraguas' },
    },
    {
      title: 'Ministerio profético',
      text: 'Palabras que edifican, dichas con mansedumbre, examinadas por otros y sujetas siempre a la Escritura.',
      icon: 'flame',
      path: '/prophetic-ministry',
      picture: { alt: 'Una lámpara de aceite encendida junto a un rollo abierto, antes del alba' },
    },
    {
      title: 'Cuidado pastoral',
      text: 'Visitas al hospital, funerales y una llamada meses después, cuando la casa queda en silencio.',
      icon: 'heart',
      path: null,
      picture: {
        image: 'ministry-care',
        alt: 'Una visita toma de las manos a la mujer que le abre la puerta al anochecer',
      },
    },
  ],
  retreat: {
    title: 'Más de 350 hombres, un fin de semana de agosto',
    text: 'Llegaron del campo, de la oficina y del turno de noche. Antes de volver, 25 se habían arrepentido o restaurado, muchos se habían bautizado y había 7 sanidades documentadas. Lea tres historias y vea las fotos.',
    picture: { alt: 'Carpas encendidas bajo las estrellas' },
  },
  revival: {
    title: 'Donde llegó el avivamiento',
    text: 'Noches al aire libre, parlantes prestados, gente que llega a pie con los niños dormidos al hombro. La línea de tiempo cuenta qué pasó en cada reunión y qué informaron las iglesias. Donde hay peligro, nombra solo la región.',
    videoTitle: 'Avivamiento en Pakistán, 16 de agosto',
    videoDescription: 'La invitación a la reunión.',
  },
  support: {
    title: 'Una ayuda que llega lejos',
    text: 'Dos campos misioneros y un fondo general. Dé con alegría donde Dios le ponga en el corazón.',
  },
  prayer: {
    title: '¿Cómo podemos orar por usted?',
    text: 'Escriba con sus palabras, en español o en inglés. El equipo de oración lee cada petición; si la marca como confidencial, solo él la verá.',
    scripture: 'PSA 145:18',
  },
  // An invented answer to prayer would be a false testimony.
  answeredPrayers: [],
} satisfies PageSeed<HomePage>;
