import type { TrainingModuleSeed } from '../../../content-types';

export const hospitalVisitation = {
  slug: 'hospital-visitation',
  number: 1,
  title: 'Visitación hospitalaria',
  description:
    'Cómo visitar a los enfermos de modo que se alegren de que usted haya ido: preguntar antes, quedarse poco, orar por lo que pidan y guardar lo que oyó.',
  category: 'Cuidado pastoral',
  icon: 'hospital',
  overview:
    'Una buena visita al hospital es bienvenida, serena y corta. Usted llega como invitado del paciente y bajo las normas del piso, escucha mucho más de lo que habla y ofrece la oración con una pregunta. Lo que oye junto a la cama se queda allí, y lo que promete lo cumple.',
  keyPrinciples: [
    'El paciente decide. La enfermedad ya le quitó la ropa, la hora de comer y la de dormir; si usted entra, cuánto se queda y si alguien ora son cosas que deben seguir en sus manos.',
    'En el piso manda el personal. Ellos fijan el horario de visitas, cuántas personas caben junto a la cama y las medidas de higiene, y el pastor las obedece de tan buena gana como cualquier otro visitante.',
    'Su presencia hace la mayor parte del trabajo. El paciente quizás olvide qué salmo le leyó; que usted se sentó, guardó el celular y no tenía apuro, de eso se va a acordar.',
    'La noticia de una enfermedad es del enfermo. El diagnóstico, las lágrimas y hasta el hecho de estar internado llegan a la iglesia solo con su permiso, y solo con las palabras que él autorizó.',
    'Pídale a Dios la sanidad con todo el corazón, dele gracias por cada médico y cada enfermera, y deje el resultado en sus manos. La recuperación de una persona no sirve para medir la fe de nadie.',
  ],
  dos: [
    '**Pregunte dos veces antes de entrar.** Por teléfono, si hoy conviene; en la estación de enfermería, si es buen momento. Después toque y espere respuesta, aunque la puerta esté abierta.',
    '**Lávese las manos al entrar y al salir.** Póngase la mascarilla o la bata que indique el letrero de la puerta. Si tiene tos, fiebre o mal del estómago, quédese en casa y llame.',
    '**Siéntese.** Diga quién es y acerque una silla a donde puedan verle sin esfuerzo. Cinco minutos sentado se sienten más largos y más amables que quince de pie frente a la cama.',
    '**Despídase a los diez o quince minutos.** Hágalo antes si al paciente se le cierran los ojos, llega la comida o entra el médico. Si enfermería necesita el cuarto, deténgase enseguida, aunque vaya por la mitad de una oración.',
    '**Ofrezca la oración con una pregunta.** “¿Quisiera que ore, y por qué cosa?”. Ore brevemente por lo que le nombraron, con su voz de siempre, y pida permiso antes de imponer las manos. Si le dicen que no, recíbalo con la misma cara que un sí.',
    '**Háblele también a quien no puede contestar.** Al paciente sedado o inconsciente salúdelo por su nombre, dígale quién es usted y qué va a hacer, y no hable por encima de la cama nada que no diría delante de alguien que escucha.',
    '**Cumpla las promesas pequeñas.** Antes de la cena anote lo que ofreció, sea llevar a la esposa o darle de comer al perro, y hágalo el día que dijo. En esa nota no ponga datos médicos.',
  ],
  donts: [
    'No se siente en la cama, no apague una alarma ni toque sondas, bombas o vendajes. Si un aparato suena o el paciente quiere levantarse, llame a la enfermera.',
    'No lleve comida, bebidas ni flores hasta que la enfermera lo apruebe. Desde su silla no se ve una orden de ayuno, una alergia o un problema para tragar.',
    'No unja con aceite si no han consentido el paciente y la enfermera. Cerca del oxígeno deje el aceite cerrado y no encienda velas, por el peligro de incendio, y no ponga aceite en heridas ni en piel con tratamiento.',
    'No explique por qué Dios lo permitió, no pregunte por pecados ocultos ni cuente cómo terminó el caso de su tía. Un “no lo sé” sincero ha consolado a más gente que cualquiera de las tres cosas.',
    'No opine sobre medicinas, cirugías ni altas adelantadas. Ofrézcase a anotar las preguntas del paciente, para que mañana se las haga al médico.',
    'No vea a un niño sin que esté presente su papá, su mamá o quien lo cuida, y permita que el niño diga que no a un abrazo, a una mano en la cabeza o a una oración.',
    'No tome fotos ni publique que estuvo allí, y no ponga un nombre en la cadena de oración antes de saber qué palabras autoriza el paciente.',
  ],
  personalStory: [
    'En mi segundo año de pastor fui a ver a un taxista al que llamaré Ernesto, dos días después de que lo operaran del estómago. Llevé a seis personas de la iglesia, porque quería que se sintiera querido. Cantamos tres coros alrededor de la cama. Ernesto nos agradecía después de cada uno, y yo seguí con la lectura de un salmo largo.',
    'Al salir, una enfermera me detuvo en el pasillo. Me dijo que llevaba dos noches sin dormir, que cada respiración honda le tiraba los puntos y que necesitaba que le alcanzaran el pato desde antes de que llegáramos. Le había dado pena decirlo delante de su pastor. “La próxima vez”, me dijo, “venga solo y pregúntele cómo está”.',
    'Volví a la tarde siguiente, solo, le pedí disculpas y le pregunté. Lo que lo tenía preocupado era el taxi. Se había quedado en un parqueadero pagado cerca de la terminal, y cada día le costaba lo que él ganaba en una mañana. Oré más o menos un minuto y después me fui a mover el carro.',
    'Ernesto manejó ese taxi muchos años más, y cuando contaba cómo lo había cuidado la iglesia en el hospital, contaba lo del parqueadero. De los coros nunca le oí una palabra. Todavía me acuerdo de aquella enfermera cada vez que me lavo las manos a la entrada de un piso.',
  ].join('\n\n'),
  personalStoryIsExample: true,
  showsCrisisLines: false,
  scriptureReferences: ['MAT 25:36', 'PSA 46:1', 'JAS 5:13-14', 'MRK 1:30-31', 'PSA 121:2-4'],
  actionItems: [
    'Averigüe esta semana el horario de visitas y el teléfono de la capellanía o de trabajo social de los dos hospitales más cercanos a su iglesia, y entrégueselos a todos los que visitan.',
    'Prepare tarjetas pequeñas con su nombre, la iglesia y un número para llamar, y con espacio para una línea que pueda dejarle a quien duerme: “Pasé a verle y oré por usted en el camino. No hace falta que me llame”.',
    'Acompañe en una visita a alguien con experiencia, hable solo si le hablan y, de regreso, cuéntense lo que cada uno notó en la cara del paciente.',
    'Acuerde con sus líderes, por escrito, qué se puede decir de un enfermo en la cadena de oración y quién es responsable de pedirle permiso.',
  ],
  meetingPreparation:
    'Prepare una silla que haga de cama, otra a su lado y un recipiente con agua y jabón. Invite a una enfermera, o a alguien que este año haya estado internado, para que cuente cómo se siente una visita desde la cama.',
  meetingSteps: [
    {
      minutes: 5,
      title: 'Llegar',
      text: 'Oren por los enfermos que conocen, solo por su nombre de pila, y solo por quienes aceptaron que se los nombre.',
    },
    {
      minutes: 15,
      title: 'Desde la cama',
      text: 'La persona invitada cuenta una visita que le hizo bien y otra que fue demasiado. Nadie comenta; pregunten solamente lo que no entendieron.',
    },
    {
      minutes: 10,
      title: 'Leer juntos',
      text: 'Lean en voz alta Mateo 25:36 y Marcos 1:30-31, con una voz distinta para cada pasaje. ¿Qué hizo Jesús junto a una cama, y qué dejó de hacer?',
    },
    {
      minutes: 20,
      title: 'Conversar',
      text: 'Tome las preguntas en el orden que le sirva al grupo, y deje alguna antes que apurarlas todas.',
    },
    {
      minutes: 20,
      title: 'Practicar junto a la silla',
      text: 'De a tres: uno está enfermo, otro visita durante tres minutos y el tercero mira la cara del paciente. Tocar la puerta, preguntar, sentarse, escuchar, ofrecer la oración como pregunta, despedirse. Luego cambien de lugar, dos veces.',
    },
    {
      minutes: 5,
      title: 'Salir',
      text: 'Cada persona elige uno de los pasos a seguir y dice para cuándo lo hará. Cierren con el Salmo 46:1.',
    },
  ],
  discussionQuestions: [
    'Cuando usted estuvo enfermo, ¿a quién quería ver y quién llegó?',
    '¿Qué puede decidir todavía un paciente en una sala, y cómo se lo quita una visita sin darse cuenta?',
    'Alguien no quiere que usted ore. ¿Qué hace su cara, y qué dice después?',
    'La cadena de oración quiere saber qué encontró el médico. ¿Qué responde usted esta noche por teléfono?',
    '¿Cómo pedimos la sanidad sin dejar solo y con culpa a quien no se recupera?',
    '¿Qué pequeña promesa hizo usted junto a una cama y luego olvidó? ¿Qué le habría ayudado a cumplirla?',
  ],
} satisfies TrainingModuleSeed;
