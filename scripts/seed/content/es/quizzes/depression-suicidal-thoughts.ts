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
        'Reírse con ella y comentárselo algún día a su esposo',
        'Decirle cuánto la valoran todos en la iglesia',
        'Recordarle lo mal que lo pasarían sus hijos',
        'Llevarla aparte y preguntarle si piensa en suicidarse',
      ],
      correctAnswer: 3,
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
        'A las once de la noche lo llama Mateo: piensa morir esta noche y tiene al lado con qué hacerlo. Vive al otro extremo de la ciudad. ¿Qué va primero?',
      options: [
        'Ir a su casa en el carro, a solas, y orar por él en el camino',
        'Seguir hablando con él y hacer que llamen a emergencias',
        'Lograr que prometa esperar hasta que desayunen juntos',
        'Pedirle a la cadena de oración que todos intercedan ya',
      ],
      correctAnswer: 1,
      explanation:
        'Un plan con los medios a mano es una emergencia: se llama al 911 en Estados Unidos o en Ecuador, al 1122 en Pakistán o al número de su localidad, y se da la dirección mientras alguien sigue en la línea con él. Salir en el carro corta la conversación en los minutos que más cuentan. Una promesa no protege, y la iglesia puede orar cuando la ayuda ya vaya en camino.',
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
        'Hacerle firmar que el viernes vendrá a la reunión',
        'Quedarse con él, pedir auxilio y llamar a sus padres',
        'Esperar pruebas y mientras tanto preguntar a sus amigos',
      ],
      correctAnswer: 2,
      explanation:
        'Es un menor con un plan y los medios: no se lo deja solo, se pide auxilio y sus padres lo saben en la misma hora; dígaselo abiertamente y no se vaya. Guardar el secreto parece el precio de su confianza, y puede costarle la vida. Una firma no protege a nadie, y esperar pruebas gasta el tiempo que él tiene.',
    },
  ],
} satisfies QuizSeed;
