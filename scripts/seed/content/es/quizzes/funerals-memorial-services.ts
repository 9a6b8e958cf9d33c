import type { QuizSeed } from '../../../content-types';

export const funeralsMemorialServicesQuiz = {
  key: 'funerals-memorial-services-quiz',
  questions: [
    {
      id: 'q1',
      type: 'multiple-choice',
      question:
        'Le piden enterrar a un hombre que usted no conoció. “Llevaba cuarenta años sin pisar una iglesia”, dice la hija. ¿Qué dice de él en el mensaje?',
      options: [
        'Que en sus últimas horas seguramente se puso en paz con Dios, para que la familia tenga de qué asirse',
        'Lo bueno de su vida, tal como se lo contó la familia, y a los vivos, la esperanza que Cristo ofrece',
        'Que una vida sin iglesia es una advertencia para todos, que quizás nunca vuelvan a oír con tanta atención',
        'Nada, solo himnos y lecturas, porque en el servicio de quien no creyó no se debe hablar de la persona',
      ],
      correctAnswer: 1,
      explanation:
        'Se puede agradecer a Dios un bien verdadero y predicar a Cristo a los que escuchan, sin dictar sentencia en un sentido ni en otro. Inventarle una conversión de última hora parece bondadoso, pero quienes estuvieron junto a la cama saben lo que vieron, y al resto de su mensaje le creerán igual de poco.',
    },
    {
      id: 'q2',
      type: 'true-false',
      question:
        'Donde el calor o la costumbre piden enterrar el mismo día, está bien hacer un servicio breve al pie de la tumba y reunirse en otra fecha para un culto conmemorativo más largo.',
      correctAnswer: 'true',
      explanation:
        'Nada en el evangelio exige una ceremonia larga ni una espera: un salmo, la gratitud, la promesa de Cristo, la entrega del cuerpo a la tierra y una bendición honran al difunto. La reunión posterior da tiempo para las historias y permite que estén los parientes de lejos.',
    },
    {
      id: 'q3',
      type: 'multiple-choice',
      question:
        'Una hora antes del servicio de su mamá, un hijo le dice que pase a hablar todo el que lo sienta. Dos parientes se han preparado. ¿Qué le contesta?',
      options: [
        'Que el servicio es de la familia, y que usted le dará el micrófono a todo el que levante la mano',
        'Que en un templo solo hablan los ordenados, y que usted mismo leerá lo que escribieron los dos',
        'Que pase quien guste, y que usted intervendrá si alguno se alarga o empieza a hablar con rencor',
        'Que hablarán los dos que se prepararon, y que a los demás se les pedirán sus historias en la comida',
      ],
      correctAnswer: 3,
      explanation:
        'El hijo quiere que se oiga a las amistades de su mamá, y para eso sirve mejor una mesa que una fila ante el micrófono. Intervenir después suena razonable hasta que toca callar a una prima que llora delante de la iglesia llena.',
    },
    {
      id: 'q4',
      type: 'multiple-choice',
      question:
        'Una vecina católica, que ayer enterró a su mamá, le invita al novenario. Su iglesia no comparte todas las oraciones. ¿Qué hace usted?',
      options: [
        'Manda una tarjeta con un versículo y ofrece un culto propio en su iglesia',
        'Agradece y no va, porque con su presencia aprobaría cada oración de allí',
        'Va, y en un momento tranquilo explica lo que cree de orar por los difuntos',
        'Va, lleva pan, se sienta con la familia y lee un salmo si se lo piden',
      ],
      correctAnswer: 3,
      explanation:
        'Ella invitó a un vecino a sentarse a su lado, y con sentarse ahí usted no firma ninguna doctrina; donde no pueda unirse, calla. La lección dada en su sala puede ser correcta, y de todos modos la recordará como una discusión junto a la foto de su mamá.',
    },
    {
      id: 'q5',
      type: 'true-false',
      question:
        'En el servicio después de un suicidio, a los jóvenes presentes les ayuda oír que su amigo por fin está libre de su dolor.',
      correctAnswer: 'false',
      explanation:
        'La frase se dice con ternura, y quien la oye desesperado puede entender que la muerte sirve de remedio. Hable de cuánta falta hace él, diga que hay ayuda y dónde se encuentra, y fíjese en los que no pueden apartar los ojos del ataúd.',
    },
    {
      id: 'q6',
      type: 'multiple-choice',
      question:
        'Una familia de fuera de la iglesia, con poco dinero, le pregunta cuánto cobra por un funeral. ¿Qué le responde?',
      options: [
        'Una suma modesta, menor de lo que cobran otros, para que no sientan que es una limosna',
        'Nada, y se ofrece a ir con ellos a la funeraria y leer juntos los precios uno por uno',
        'Nada por ahora, pues la funeraria puede sumar su parte a la cuenta y pagarle después',
        'Nada, con la condición de que la familia asista a los cultos de su iglesia durante ese mes',
      ],
      correctAnswer: 1,
      explanation:
        'Más que un descuento, necesitan a un amigo sereno frente a la lista de precios. La parte que paga la funeraria sale igualmente del bolsillo de la familia, y la asistencia puesta como condición convierte el consuelo en negocio.',
    },
  ],
} satisfies QuizSeed;
