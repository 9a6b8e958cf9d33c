import type { QuizSeed } from '../../../content-types';

export const depressionSuicidalThoughtsQuiz = {
  key: 'depression-suicidal-thoughts-quiz',
  questions: [
    {
      id: 'q1',
      type: 'multiple-choice',
      question:
        'En el café después del culto, Nora dice: “Todos ustedes estarían mejor sin mí”, y se ríe. ¿Qué hace usted?',
      options: [
        'Tomarlo como una broma y orar por ella esta noche',
        'Decirle cuánto la valoran todos en la iglesia',
        'Llevarla aparte y preguntarle si piensa en suicidarse',
        'Recordarle lo mal que lo pasarían sus hijos',
      ],
      correctAnswer: 2,
      explanation:
        'Hablar de ser una carga es una señal ante la que se actúa el mismo día, y la risa no la borra; pregúntele directamente y en privado. Los elogios son amables y la dejan sola con esa idea. Hablarle de los hijos le suma culpa a lo que ya carga.',
    },
    {
      id: 'q2',
      type: 'true-false',
      question: 'Preguntarle directamente a una persona si piensa en suicidarse puede darle la idea.',
      correctAnswer: 'false',
      explanation:
        'La pregunta no siembra la idea: a quien ya la tiene le da permiso de hablar, y muchos sienten alivio. Insinuarlo parece más delicado, pero permite que los dos se vayan a casa sin saber. Dígalo con calma y espere la respuesta.',
    },
    {
      id: 'q3',
      type: 'multiple-choice',
      question:
        'A las once de la noche le llama Mateo: piensa morir esta noche y tiene al lado con qué hacerlo. Vive al otro extremo de la ciudad. ¿Qué va primero?',
      options: [
        'Salir enseguida para su casa y orar por él durante todo el camino',
        'Seguir hablando con él mientras alguien llama al 911 (o al número local)',
        'Lograr que prometa esperar hasta que desayunen juntos mañana',
        'Pedirle a la cadena de oración que interceda por él desde ya mismo',
      ],
      correctAnswer: 1,
      explanation:
        'Un plan con los medios a mano es una emergencia: se llama al 911 o al número que este módulo indica para su país, y se da la dirección mientras alguien sigue en la línea con él. ¿Está a solas y con un solo teléfono? Pida primero la ayuda y después vuelva a llamarlo. Salir hacia su casa corta la conversación en los minutos que más cuentan. Una promesa no protege, y la iglesia puede orar cuando la ayuda ya vaya en camino.',
    },
    {
      id: 'q4',
      type: 'multiple-choice',
      question:
        'Ruth lleva un año sintiéndose bien con un antidepresivo y pregunta si con más fe podría dejarlo. ¿Qué le dice usted?',
      options: [
        '“Se puede tomar y confiar en Dios. Hable primero con su médico”.',
        '“Tome un poco menos cada semana, y nosotros la acompañamos con ayuno”.',
        '“Si siente paz acerca de dejarlo, entonces ahí tiene usted la respuesta”.',
        '“Tómelo por ahora, pero yo que usted no lo mencionaría en la iglesia”.',
      ],
      correctAnswer: 0,
      explanation:
        'Las medicinas no son falta de fe, y cualquier cambio les corresponde a Ruth y a su médico. Sentirse bien puede ser señal de que el tratamiento está funcionando; por eso la paz de dejarlo no es guía segura, y reducirlo sin control puede traer una recaída. Aconsejarle que lo esconda le pondría vergüenza a una enfermedad.',
    },
    {
      id: 'q5',
      type: 'true-false',
      question:
        'Cuando alguien vuelve del hospital después de una crisis suicida, empieza un tiempo de especial peligro.',
      correctAnswer: 'true',
      explanation:
        'Las primeras semanas en casa tienen un riesgo especial: se acaban las visitas y la comida que traían, y los problemas de antes esperan en los mismos cuartos. El alivio de la familia es verdadero, y por eso es fácil mirar para otro lado. Llame al otro día, en la segunda semana y en el tercer mes, y pregunte cómo estuvo la noche.',
    },
    {
      id: 'q6',
      type: 'multiple-choice',
      question:
        'Después de la reunión de jóvenes, un muchacho de dieciséis años le cuenta que tiene un plan y pastillas para quitarse la vida. Sus padres son cariñosos, pero él le hace jurar que no lo dirá. ¿Qué hace usted?',
      options: [
        'Darle su palabra, para que le siga teniendo confianza',
        'Hacerle firmar la promesa de cuidarse hasta el viernes',
        'Quedarse con él, llamar al 911 (o al número local) y a sus padres',
        'Orar con él y preguntarle al líder de jóvenes qué opina',
      ],
      correctAnswer: 2,
      explanation:
        'Es un menor con un plan y los medios: no se lo deja solo, se pide ayuda y sus padres lo saben en la misma hora; dígaselo abiertamente y no se vaya. Guardar el secreto parece el precio de su confianza, y puede costarle la vida. Una firma no protege a nadie, y pedir opiniones gasta el tiempo que él tiene. El número de emergencias de cada país está en este módulo.',
    },
  ],
} satisfies QuizSeed;
