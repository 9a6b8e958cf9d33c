import type { MensMinistryPage } from '../../../../cms/src/contracts/mens-ministry-page';
import type { PageSeed } from '../../content-types';

export const mensMinistryPage = {
  seo: {
    title: 'Ministerio de hombres: identidad, liderazgo, unidad y evangelio',
    description:
      'En qué trabaja nuestro ministerio de hombres: vivir como hijos de Dios y, por eso, como esposos, padres, compañeros y amigos.',
  },
  title: 'Ministerio de hombres',
  intro:
    'Hombres que aprenden a vivir primero como hijos de Dios y, por eso mismo, como esposos, padres, compañeros de trabajo y amigos.',
  about: {
    title: 'Conocido por otros tres',
    text: 'Se puede asistir años a una iglesia y volver a casa cada domingo sin que nadie lo conozca a uno. Aquí a cada hombre se le pide que al menos otros tres lo conozcan: en qué es fuerte, dónde vuelve a caer y a qué le tiene miedo.\n\nLeemos los Evangelios en voz alta, arreglamos lo que se ha dañado en casas donde no hay quien lo arregle y oramos unos por otros con nombre propio. Lo que se confiesa en el grupo se queda en el grupo, salvo que peligre la vida de alguien o haya un niño en riesgo. En ese caso buscamos ayuda, y eso se le dice a cada hombre desde la primera noche.',
  },
  focusTitle: 'En qué trabajamos',
  focusAreas: [
    {
      title: 'Identidad',
      text: 'Cansa vivir con un hombre que siempre tiene algo que demostrar. Empezamos por lo que el Padre dice de los que son de Cristo, y ahí volvemos después de cada logro y de cada tropiezo.',
      icon: 'crown',
    },
    {
      title: 'Liderazgo',
      text: 'Jesús tomó una toalla. Practicamos pedir perdón primero, cumplirles a los hijos las promesas pequeñas y decidir con la esposa en lugar de decidir por ella.',
      icon: 'lamp',
    },
    {
      title: 'Unidad',
      text: 'Mecánicos, contadores, recién llegados y nietos de fundadores comen de la misma olla. El que tiene algo contra un hermano habla con él antes que con cualquier otro.',
      icon: 'bridge',
    },
    {
      title: 'El evangelio',
      text: 'Cada uno aprende a contar en cinco minutos lo que Cristo ha hecho por él, sin ponerse de héroe, y a escuchar el doble de tiempo.',
      icon: 'cross',
    },
  ],
  retreat: {
    title: 'Retiro de hombres 2025',
    text: 'Tres días en un campamento entre cerros, con colchones delgados y sin señal. Entre comida y comida se sentaban en ruedas de ocho, junto a alguien que no conocían, y leían despacio un solo capítulo. El sábado cantaron hasta que se apagó el generador, y siguieron cantando.',
    date: '15 al 17 de agosto de 2025',
    attendance: 'Más de 350 hombres',
    theme: 'Firmes en la fe',
    keyVerse: '1CO 16:13-14',
    figures: [
      { value: '25', label: 'arrepentimientos o restauraciones' },
      { value: 'Muchos', label: 'bautismos' },
      { value: '7', label: 'sanidades documentadas' },
    ],
    figuresNote:
      'Decimos “documentada” únicamente cuando el hombre trajo sus exámenes médicos y aceptó que se le contara. A nadie se le pidió dejar un tratamiento. A los que volvieron enfermos se les quiso igual y se oró igual por ellos, y nadie puso en duda su fe.',
    testimoniesTitle: 'Tres historias de ese fin de semana',
    testimonies: [
      {
        title: 'Salvación',
        text: '“Mi cuñado me pagó el cupo, así que fui, por la comida. El sábado leyeron lo del hombre que no quería ni alzar los ojos y solamente pedía misericordia. Yo llevaba once años siendo ese hombre, pero sin pedirla. Y la pedí”.',
        name: 'Un soldador de 41 años',
      },
      {
        title: 'Bautismo',
        text: '“El río estaba helado y mi hijo, en la orilla, se reía de mi cara. Lo había aplazado nueve años porque pensaba que primero tenía que ser mejor. El pastor me dijo que el bautismo es para los que ya se dieron por vencidos en eso”.',
        name: 'Un camionero de 36 años',
      },
      {
        title: 'Sanidad',
        text: '“Dos años sin poder levantar este brazo por encima del hombro. Oraron, y subió. No di ningún discurso. El miércoles fui donde mi médico, lo comparó con la resonancia anterior, y fue él quien me cambió el tratamiento”.',
        name: 'Un profesor jubilado de 63 años',
      },
    ],
    galleryTitle: 'Fotos del retiro',
    gallery: [
      { alt: 'Carpas encendidas bajo las estrellas, y la sombra de un hombre que todavía lee' },
      { alt: 'Una rueda de ocho hombres sentados en troncos alrededor de una fogata' },
      { alt: 'Dos hombres en el río al amanecer: uno alza la mano y el otro se deja caer sobre su brazo' },
      { alt: 'Un hombre de espaldas y otros dos a sus lados, cada uno con una mano sobre su hombro' },
      { alt: 'Una mesa larga bajo los faroles, llena de platos y pan, con una sola olla en el centro' },
      { alt: 'El camino a casa: un bus baja entre lomas hacia un pueblo, con el sol ya bajo' },
    ],
  },
} satisfies PageSeed<MensMinistryPage>;
