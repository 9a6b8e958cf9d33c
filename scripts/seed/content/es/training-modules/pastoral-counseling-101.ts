import type { TrainingModuleSeed } from '../../../content-types';

export const pastoralCounseling101 = {
  slug: 'pastoral-counseling-101',
  number: 2,
  title: 'Fundamentos de consejería pastoral',
  description:
    'Qué puede hacer un pastor en 2 a 3 sesiones por alguien que sufre, qué debe quedar dicho antes de la primera, y cuándo y cómo acudir a un profesional.',
  category: 'Cuidado pastoral',
  icon: 'conversation',
  overview:
    'La consejería pastoral es breve: dos o tres conversaciones bien llevadas y después, si hace falta más, una derivación. Aquí aprenderá a preparar el lugar, a escuchar hasta dar con lo que duele, a decir dónde termina la confidencialidad y a poner a la persona en manos de un profesional sin soltar la amistad.',
  keyPrinciples: [
    'Cuente con dos sesiones y deténgase en la tercera. En ese tiempo alcanza a oír el asunto completo, abrir la Escritura y orar; lo que pide más tiempo pide un médico, un psicólogo u otro consejero preparado.',
    'Escuche hasta que pueda decir en una sola frase qué es lo que duele, y deje que la persona le corrija la frase. A la primera cita muchas veces se trae lo que era más fácil de contar.',
    'Antes de que le cuenten nada, diga hasta dónde llega la confidencialidad. Usted buscará ayuda si hay una vida en peligro, si se le está haciendo daño a un niño o a alguien que no puede defenderse, o si la ley obliga a denunciar.',
    'Derivar también es pastorear. El tratamiento pasa a otras manos; las oraciones, las visitas y el puesto en su mesa siguen igual que antes.',
    'Donde alguien tiene miedo en su propia casa, la seguridad va antes que cualquier otra meta. La reconciliación, el perdón y hasta saber exactamente qué pasó pueden esperar a que nadie esté al alcance de un puño.',
  ],
  dos: [
    '**Que se vea y no se oiga.** Atienda con cita, cincuenta minutos, en un cuarto que tenga vidrio en la puerta y con un colega en el edificio. Quien esté cerca debe poder verles sin poder oírles.',
    '**Comience por las reglas.** Diga que usted es pastor y no terapeuta, de cuánto tiempo disponen hoy, que pueden reunirse dos o tres veces y qué cosas no puede callar.',
    '**Haga preguntas abiertas y luego espere.** “¿Qué ha sido lo más duro?”, “¿Qué ha intentado ya?”, “¿Quién más lo sabe?”. Ninguna de ellas se contesta con sí o no.',
    '**Hágale caso a su inquietud.** Cuando algo le preocupe, pregunte a solas y sin rodeos: “¿Alguien le está haciendo daño?”, “¿Le da miedo volver a su casa?”, “¿Ha pensado en quitarse la vida?”.',
    '**Cierre con un paso pequeño.** Que lo escoja la persona y que pueda darlo antes de que acabe la semana. Ofrezca orar. La próxima vez, empiece por preguntar cómo le fue.',
    '**Ante la sospecha de maltrato o abuso de un niño, denuncie el mismo día.** Acuda a la autoridad que indica la ley de su país. No necesita pruebas ni debe sacarle detalles al niño, porque investigar les toca a ellos. Si alguien está en peligro en este momento, llame al número de emergencias de su país, que está al comienzo de este módulo.',
    '**Al derivar, dé un nombre, un teléfono y un precio.** Ofrézcase a acompañar a la persona en la primera llamada. A la semana, llame para saber si la cita se dio.',
  ],
  donts: [
    'No prometa que ni una palabra saldrá nunca de ese cuarto. Puede llegar el día en que cumplirlo cueste una vida, e incumplirlo le cueste la confianza que compró con esa promesa.',
    'No diagnostique ni se meta con el tratamiento de nadie. “Son puros nervios” y “deje las pastillas y confíe en Dios” son, las dos, opiniones médicas; y unas pastillas bien pueden ser la respuesta a la oración de alguien.',
    'No aconseje a un pariente, a un empleado, a quien le debe dinero ni a alguien que le atrae. Pase esa conversación a un colega antes de que haya una segunda.',
    'No mande a nadie de vuelta a una casa donde hay golpes, amenazas o relaciones sexuales forzadas, ni cite a la otra parte para oír las dos versiones. Busque a personas preparadas para proteger a las víctimas, y deje que quien fue lastimado marque el ritmo.',
    'No decida por la gente si vende la casa, deja el trabajo o rompe el compromiso. Su opinión se repetirá en la familia como orden del cielo.',
    'No lleve lo que oyó al sermón, a la reunión de oración ni a la cena con su cónyuge. En una iglesia pequeña, dos detalles equivalen a un apellido.',
    'No agregue una cuarta cita porque la tercera salió bien o porque cuesta despedirse. Así es como un pastor acaba siendo la única persona con quien alguien puede hablar.',
  ],
  personalStory: [
    'Once jueves seguidos, cuando yo empezaba en el ministerio, me reuní con un hombre al que llamaré Hernán; le he cambiado el nombre y bastante más. Un compañero había muerto a su lado mientras descargaban un camión, en la calle de atrás de la fábrica. Desde entonces casi no dormía, y para ir al trabajo daba un rodeo con tal de no pasar por allí. Yo le leía los salmos que hablan de paz y le daba versículos para memorizar. Se los aprendió todos, en la puerta me daba las gracias, y cada semana la chaqueta le quedaba un poco más grande.',
    'Después del undécimo jueves su hermana me detuvo entre los puestos del mercado. No venía enojada. “Pastor, ¿qué es lo que le está dando a mi hermano?”, me preguntó, y no supe contestarle: le estaba dando lo que yo tenía, y no era lo que él necesitaba.',
    'Le pregunté a un colega mayor, que me dio el número de una psicóloga. Lo acompañé, y en la sala de espera leí revistas viejas. En una hora ella ya tenía un nombre para lo que le pasaba a Hernán, y un tratamiento. Fue cuatro veces. Después cerró la fábrica, y él se marchó con un primo a buscar trabajo en otra ciudad.',
    'No sé cómo siguió. Por un tiempo hablamos los jueves, por teléfono. Me decía que unas noches dormía y otras no, y una vez me contó que había pasado junto a un camión estacionado y había seguido caminando. Luego el número dejó de funcionar. He preguntado por él en dos iglesias de esa ciudad, diciendo solamente que soy un viejo amigo, y nadie lo conoce.',
    'Antes yo terminaba esta historia en la puerta de la psicóloga, porque ahí suena mejor. La verdad es que perdí once semanas, que después de ellas vinieron cuatro horas de ayuda verdadera, y que lo demás no está en mis manos ni lo estuvo nunca. Los jueves a las cuatro todavía oro por él. De ese tiempo me quedaron dos costumbres: una lista de nombres en el primer cajón y una frase que digo en toda primera cita: que nos veremos tres veces a lo sumo, y que al final de la tercera no voy a dejar solo a nadie.',
  ].join('\n\n'),
  personalStoryIsExample: true,
  showsCrisisLines: true,
  scriptureReferences: ['PRO 20:5', 'ISA 50:4', 'EXO 18:17-18', 'PRO 15:22', 'PSA 82:3-4'],
  actionItems: [
    'Escriba en una tarjeta sus palabras de apertura, con el tiempo, el número de encuentros y los límites de la confidencialidad, y dígalas en voz alta hasta que suenen a usted.',
    'Visite este mes a dos psicólogos o consejeros y pregúnteles qué quisieran que hiciera un pastor cuando les envía a alguien. Regrese con sus precios y sus primeras fechas libres, y ponga en la misma hoja una casa de acogida, un consultorio jurídico gratuito y un programa de adicciones.',
    'Averigüe qué obliga a denunciar la ley de donde vive a los pastores y voluntarios, ante quién y en qué plazo, y enséñeselo a todos los que trabajan con niños o en consejería.',
    'Escoja a un colega o supervisor con quien verse una vez al mes para hablar de cómo le está afectando este trabajo, sin identificar a las personas que aconseja.',
  ],
  meetingPreparation:
    'Imprima los límites de la confidencialidad que rigen donde usted vive, una copia para cada persona. Piense en dos casos inventados que no se parezcan a nadie de su iglesia.',
  meetingSteps: [
    {
      minutes: 10,
      title: 'Llegar',
      text: 'Oren, y acuerden en voz alta: lo que cada uno cuente de sí mismo esta noche se queda aquí, y nadie cuenta de otros con nombres ni detalles.',
    },
    {
      minutes: 10,
      title: 'Leer juntos',
      text: 'Lean Proverbios 20:5 e Isaías 50:4. ¿Qué hace falta para sacar agua profunda, y quién en el grupo tiene ese don?',
    },
    {
      minutes: 10,
      title: 'Las primeras palabras',
      text: 'Cada uno escribe las primeras cuatro frases de una conversación: quién soy, cuánto tiempo tenemos, cuántas veces podemos vernos y qué no puedo callar. Léanselas a la persona de al lado.',
    },
    {
      minutes: 25,
      title: 'Conversar',
      text: 'Con cuatro preguntas basta. Deje que un silencio dure un rato: es parte del tema.',
    },
    {
      minutes: 25,
      title: 'Practicar la escucha',
      text: 'De a dos, uno cuenta durante cinco minutos una preocupación pequeña y propia. El otro hace solo preguntas abiertas, dice en una frase qué es lo que duele y deja que se la corrijan. Luego cambien.',
    },
    {
      minutes: 10,
      title: 'Salir',
      text: 'Reúnan en una hoja los nombres, números y precios que ya conocen, y repártanse las llamadas que faltan. Oren por quienes las van a contestar.',
    },
  ],
  discussionQuestions: [
    '¿Cuándo fue la última vez que alguien lo escuchó sin buscar una respuesta? ¿Qué cambió?',
    '¿Por qué dos o tres conversaciones y no más? ¿A qué le teme usted cuando suelta un caso?',
    '¿Cómo se nombran los límites de la confidencialidad de modo que la persona todavía quiera hablar?',
    '¿Qué le dice que en una casa manda el miedo, antes de que alguien lo diga?',
    '¿Qué ha oído llamar reconciliación que no era más que presión?',
    '¿Quién lo cuida a usted cuando una conversación lo sigue hasta su casa?',
  ],
} satisfies TrainingModuleSeed;
