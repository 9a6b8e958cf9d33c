import type { MarriageMinistryPage } from '../../../../cms/src/contracts/marriage-ministry-page';
import type { PageSeed } from '../../content-types';

export const marriageMinistryPage = {
  seo: {
    title: 'Ministerio matrimonial y consejería',
    description:
      'Preparación para novios, encuentros para matrimonios, ayuda en la crisis, talleres, parejas mentoras y renovación de votos, con un formulario para pedir consejería.',
  },
  title: 'Ministerio matrimonial',
  intro:
    'Para novios, recién casados, cansados y los que ya casi se rinden. Pueden venir los dos, o venir primero uno solo.',
  about: {
    title: 'Dos personas y una promesa',
    text: 'Un matrimonio rara vez se rompe en un día. Se va gastando: una deuda que nadie menciona, un duelo que cada uno lleva en su cuarto, años de contestar sin levantar la vista. Y se repara de la misma manera, con actos pequeños y repetidos, casi nunca entre dos y nadie más.\n\nNuestros consejeros son pastores y matrimonios con recorrido. Escuchan a las dos partes, abren la Biblia y saben hasta dónde llega su preparación. Cuando hay adicción o enfermedad trabajan junto a profesionales titulados, y cuando a un niño le están haciendo daño lo denuncian, aunque alguien les ruegue que callen.',
  },
  servicesTitle: 'Cómo podemos acompañarles',
  services: [
    {
      title: 'Consejería prematrimonial',
      text: 'De cuatro a seis sesiones antes de la boda sobre dinero, suegros, fe, intimidad, hijos y lo que hace cada uno cuando se enoja.',
      icon: 'rings',
    },
    {
      title: 'Enriquecimiento matrimonial',
      text: 'Una noche para parejas que están bien y piensan seguir así: cena, un solo tema y casi todo el tiempo para conversar entre los dos en vez de oír a un conferencista.',
      icon: 'seedling',
    },
    {
      title: 'Intervención en crisis',
      text: 'Una infidelidad, una separación, una frase que ya no se puede recoger. Primero hablamos con cada uno a solas, antes que nada preguntamos si hay peligro, y solo después vemos si conviene sentarse juntos.',
      icon: 'lifeline',
    },
    {
      title: 'Talleres',
      text: 'Un sábado dedicado a un tema: familias ensambladas, presupuesto de dos, escuchar cuando uno está dolido. Cada pareja se lleva un ejercicio para la semana.',
      icon: 'book',
    },
    {
      title: 'Parejas mentoras',
      text: 'Un matrimonio preparado y con años a cuestas se reúne con ustedes una vez al mes durante un año, en su mesa o en la de ustedes, y entre una visita y otra contesta el teléfono.',
      icon: 'people',
    },
    {
      title: 'Renovación de votos',
      text: 'Después de muchos años, o de uno muy difícil, les ayudamos a encontrar palabras para lo que ya se prometieron y a decirlas otra vez delante de su gente.',
      icon: 'heart',
    },
  ],
  safety: {
    title: 'Si en su casa usted corre peligro',
    text: 'La consejería puede esperar; su seguridad no. Si en casa alguien le pega, le amenaza, le obliga o le vigila cada paso, llame al número de emergencias de donde vive o a un servicio de atención a víctimas de violencia. Hágalo desde un teléfono o una computadora que nadie más revise, también para leer esta página, y no llene el formulario de abajo si esa persona puede ver sus mensajes.\n\nNo le vamos a pedir que regrese. No les vamos a sentar juntos en un mismo cuarto. Le ayudaremos a llegar hasta quienes saben protegerle a usted y a sus hijos.',
  },
  principlesTitle: 'Cuatro principios de la Escritura',
  principles: [
    {
      title: 'Un pacto entre dos que dejan y se unen',
      text: 'Dejar, unirse y hacerse uno siguen ocurriendo diez años después de la boda, cada vez que los esposos arreglan un asunto entre ellos antes de llamar a alguna de las mamás.',
      scripture: 'GEN 2:24',
    },
    {
      title: 'Un amor que se entrega',
      text: 'La medida que Pablo les pone a los maridos es una cruz. El que cita el capítulo para salirse con la suya dejó de leer demasiado pronto.',
      scripture: 'EPH 5:25',
    },
    {
      title: 'Un perdón con los ojos abiertos',
      text: 'Perdonar es dejar de cobrar. Se puede hacer y, aun así, llamar al mal por su nombre, poner un límite y esperar a que el tiempo muestre si el cambio es de verdad.',
      scripture: 'COL 3:13',
    },
    {
      title: 'Dios en el tejido',
      text: 'Cuando dos hebras están gastadas, la tercera sostiene. Orar juntos, aunque sea con torpeza, es una manera de volver a trenzarla.',
      scripture: 'ECC 4:12',
    },
  ],
  buildingBlocksTitle: 'Tres pilares para las semanas comunes',
  buildingBlocks: [
    {
      title: 'Conversación sincera',
      text: 'Diez minutos al día con las pantallas en otro cuarto. Cada uno dice qué le salió bien, qué le costó y qué le espera mañana.',
      icon: 'voice',
    },
    {
      title: 'Fe compartida',
      text: 'Una misma iglesia, una Biblia en la mesa de la cocina y permiso para hacerse las preguntas que ninguno de los dos sabe contestar.',
      icon: 'prayer',
    },
    {
      title: 'Cariño leal',
      text: 'Gracias dichas en voz alta, tomarse de la mano en la sala de espera, una hora a la semana que nadie más pueda pedir, y la misma fidelidad cuando uno de los dos viaja.',
      icon: 'heart',
    },
  ],
  galleryTitle: 'Lo pequeño que sostiene un matrimonio',
  gallery: [
    { alt: 'Dos tazas humeantes, una junto a la otra, ante una ventana al amanecer' },
    { alt: 'Dos anillos de boda sobre una Biblia abierta' },
    { alt: 'Una pareja de espaldas en una banca frente a un lago, ella con la cabeza en el hombro de él' },
    { alt: 'El porche de una casa de noche, con el farol encendido y dos mecedoras' },
    { alt: 'Una pareja mayor que camina del brazo entre los árboles, hacia la luz' },
    { alt: 'La puerta abierta de una iglesia pequeña de piedra al anochecer, con luz adentro' },
  ],
  schedule: {
    title: 'Hable con alguien',
    text: 'Cuéntenos en pocas líneas en qué necesita ayuda, en español o en inglés, y un consejero se comunicará con usted para acordar una primera conversación. Aquí la consejería pastoral dura dos o tres sesiones; si hace falta más, le ayudamos a encontrar un consejero titulado.',
  },
} satisfies PageSeed<MarriageMinistryPage>;
