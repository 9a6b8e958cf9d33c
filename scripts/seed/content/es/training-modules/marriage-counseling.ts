import type { TrainingModuleSeed } from '../../../content-types';

export const marriageCounseling = {
  slug: 'marriage-counseling',
  number: 4,
  title: 'Consejería matrimonial',
  description:
    'Cómo ayudar a los esposos en dificultad: oír primero a cada uno a solas, limitarse a 2 o 3 sesiones, derivar a tiempo y reconocer cuándo la consejería en pareja haría daño.',
  category: 'Ministerio matrimonial',
  icon: 'couple',
  overview:
    'Antes de aconsejar a los dos juntos, averigüe si ambos pueden hablar sin peligro. A partir de ahí recorrerá paso a paso 2 o 3 sesiones de ayuda pastoral, la derivación a profesionales y lo que corresponde hacer cuando en una casa manda el miedo.',
  keyPrinciples: [
    'Reciba a cada cónyuge a solas antes de cualquier sesión conjunta, y hágalo con todas las parejas. Si a todos se les recibe así, quien vive con miedo puede contestarle sin haber tenido que pedir nada especial.',
    'Mientras haya violencia no hay consejería de pareja. Los golpes, las manos al cuello, las amenazas, el sexo forzado o el control del dinero, del teléfono y de las amistades son responsabilidad de quien los comete, y lo que se dice en una sesión conjunta se puede pagar esa misma noche. Si algún día esa pareja podrá volver a sentarse junta, lo tienen que decir los especialistas.',
    'Usted es pastor de los dos. El que llama primero y explica mejor le ha dado la mitad de la historia; el más callado tiene que poder confiarle la otra mitad.',
    'La ayuda pastoral a un matrimonio es breve: 2 o 3 sesiones para entender, orar, acordar unos pocos pasos concretos y ver qué más hace falta. Después los deriva a un terapeuta de pareja titulado, y usted continúa como su pastor.',
    'El arrepentimiento se deja ver. Quien rompió la promesa dice la verdad sin que lo acorralen, acepta ayuda y permite que la persona herida decida a qué ritmo avanzar.',
  ],
  dos: [
    '**Pregunte por el miedo, a solas y directamente.** Donde nadie alcance a oír, diga: “¿Qué pasa cuando no están de acuerdo? ¿Alguna vez siente miedo? ¿Ha habido empujones, manos al cuello, amenazas, algo a la fuerza?”. Después, espere.',
    '**Ponga los límites desde el primer saludo.** Diga qué puede guardar para usted y qué no: si hay una vida en peligro, o daño a un niño, lo sabrán quienes pueden detenerlo.',
    '**Pida que cuenten una sola noche reciente.** En la sesión conjunta, que cada uno lo haga por turno y despacio. Ahí verá cómo se lastiman mejor que en un resumen de diez años.',
    '**Busque lo que todavía funciona.** Menciónelo en voz alta: el café que él le deja listo, la broma que compartieron al llegar. La gente que está en guerra ya no ve esas cosas.',
    '**Mándelos a casa con una única tarea.** Diez minutos al día bastan. Empiece la próxima sesión preguntando por ella; lo que hicieron con la tarea le enseñará más que lo que digan.',
    '**Tenga a la mano cuatro nombres.** Hacen falta un terapeuta de pareja titulado, un programa de adicciones, un servicio de atención a víctimas de violencia y un abogado de familia. Si se lo permiten, hagan juntos la primera llamada desde su oficina.',
    '**Ante un peligro inmediato, llame.** Los números por país están al comienzo de este módulo; si falta el del suyo, se lo dicen en cualquier hospital, centro de salud o estación de policía. En Estados Unidos atiende gratis y a toda hora la línea contra la violencia doméstica que aparece allí; pregunte cuál es la de su país.',
  ],
  donts: [
    'No mande a nadie de regreso a una casa donde hay violencia, por más votos, lágrimas o versículos que le pongan delante. Los días de la partida suelen ser los más peligrosos, así que ayude a prepararla con un servicio de atención a víctimas. Las manos al cuello, un arma en la casa o una amenaza de muerte indican que hay una vida en juego.',
    'No enfrente al cónyuge violento ni compruebe con él lo que le contaron. Las consecuencias de esa conversación las sufriría otra persona.',
    'No ofrezca silencio a cambio de la verdad. Si están abusando de un niño, denúncielo ese mismo día ante las autoridades, sin volver a interrogar al niño y sin esperar a tener pruebas.',
    'No alargue su ayuda. Si a la tercera sesión siguen dando vueltas a la misma herida, o si hay una infidelidad, una adicción, un trauma o una depresión grave, otro mes con usted solo retrasa la atención que necesitan.',
    'No recete sumisión, paciencia ni más oración como remedio para lo que hace el otro. Nadie bebe, engaña o golpea porque a su esposo o a su esposa le faltó orar.',
    'No se reúna donde ningún otro adulto pueda verles, ni se vuelva el confidente de uno de los dos por mensajes a altas horas de la noche. Si se descubre esperando esos mensajes, entregue el caso a un colega y cuénteselo a la persona ante quien usted responde.',
    'No use la historia de la pareja en un sermón ni en una reunión de líderes, aunque calle los nombres. En una iglesia de ochenta personas todos saben sacar la cuenta.',
  ],
  personalStory: [
    'En mi octavo año de pastor, una pareja se sentó en las dos puntas de mi sofá. Los llamaré Tomás y Elena. Él hablaba con soltura y ella asentía. Casi al final le pregunté a ella qué le gustaría que cambiara; miró la alfombra y dijo que le gustaría saber cuánto ganaba él. Me pareció una buena sesión. Les di una lista de atenciones que podían tener el uno con el otro, y oramos.',
    'Dos días después me llamó la hermana de Elena. Por esa sola frase él la había lastimado en el carro, antes de llegar a la casa. Yo la había invitado a hablar y nunca le pregunté cuánto le iba a costar. Le dije a la hermana que lo sentía, y luego llamé a una casa de acogida, porque no sabía qué hacer. Una mujer paciente me explicó lo que debí haber preguntado, a cada uno por separado, antes que cualquier otra cosa. También me detuvo cuando quise ir a encararlo, que era lo que yo deseaba y lo que habría empeorado todo.',
    'Elena se fue tres semanas más tarde, una mañana que escogió con la ayuda de ellas. Ella y sus hijos están bien. Años después me dijo: “La segunda vez, usted me creyó”, y me dio permiso de contar esto con los detalles cambiados. Desde la llamada de aquella hermana no he vuelto a recibir a una pareja sin hablar antes a solas con cada uno.',
  ].join('\n\n'),
  personalStoryIsExample: true,
  showsCrisisLines: true,
  scriptureReferences: ['PRO 18:17', 'PRO 12:18', 'EPH 4:25', 'PSA 72:12-14', 'ISA 32:18'],
  actionItems: [
    'Ensaye en voz alta con un colega las preguntas sobre el miedo, hasta que pueda hacerlas sin bajar la voz ni pasar corriendo a la siguiente.',
    'Llame al servicio de atención a víctimas de violencia más cercano. Pregunte qué debe hacer primero un pastor, cómo llegan de noche a un lugar seguro una mujer, un hombre o unos niños, y qué quisieran que las iglesias dejaran de hacer.',
    'Averigüe qué dice la ley de donde vive sobre denunciar el maltrato de un niño, de un anciano o de un adulto dependiente. Entregue a cada líder una tarjeta con el número al que se llama y el de emergencias.',
    'Prepare una página para sus 2 o 3 sesiones, con las conversaciones a solas al comienzo y la derivación prevista desde el principio. Pídale a un terapeuta titulado que se la corrija.',
  ],
  meetingPreparation:
    'Averigüe el número del servicio de violencia doméstica más cercano y escríbalo en tarjetas, una para cada persona. Alguien en la sala puede necesitarlo; por eso diga al comenzar que cualquiera puede salir en cualquier momento sin dar razones.',
  meetingSteps: [
    {
      minutes: 10,
      title: 'Llegar',
      text: 'Diga qué se queda en la sala, y que esta noche no es el lugar para hablar del propio matrimonio ni del ajeno. Oren por las casas donde alguien tiene miedo.',
    },
    {
      minutes: 10,
      title: 'Leer juntos',
      text: 'Lean Proverbios 18:17 y el Salmo 72:12-14. En una pelea, ¿qué voz se oye primero y cuál al final?',
    },
    {
      minutes: 15,
      title: 'Dos cosas distintas',
      text: 'Dibujen dos columnas: un conflicto entre dos que pueden hablar, y una casa donde manda el miedo. Reúnan del módulo las señales de cada una, y anoten qué hace un pastor en la primera que nunca debe hacer en la segunda.',
    },
    {
      minutes: 25,
      title: 'Conversar',
      text: 'Siga el orden de las preguntas; las primeras preparan para las difíciles.',
    },
    {
      minutes: 20,
      title: 'Practicar las preguntas',
      text: 'De a dos, pregunten hasta que salga sin prisa: “¿Qué pasa cuando no están de acuerdo? ¿Alguna vez siente miedo?” Después practiquen la respuesta a un sí: “Le creo. No tiene que decidir nada esta noche”.',
    },
    {
      minutes: 5,
      title: 'Salir',
      text: 'Entreguen una tarjeta a cada persona, para que nadie sea visto tomando una. Cierren con Isaías 32:18.',
    },
  ],
  discussionQuestions: [
    '¿Qué cosa buena ha visto que dos personas hacen la una por la otra sin que ninguna lo note ya?',
    '¿Por qué tendemos a creerle a quien llama primero?',
    '¿Qué se pierde cuando un pastor recibe a la pareja antes de haber visto a cada uno a solas?',
    '¿Cómo se ve el arrepentimiento después de un mes, cuando nadie mira?',
    '¿Qué frases ha oído en la iglesia que dejaron a alguien en peligro? ¿Qué podemos decir en su lugar?',
    'De los cuatro nombres, ¿cuáles tiene usted a mano y cuáles le faltan?',
  ],
} satisfies TrainingModuleSeed;
