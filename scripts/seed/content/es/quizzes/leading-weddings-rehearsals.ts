import type { QuizSeed } from '../../../content-types';

export const leadingWeddingsRehearsalsQuiz = {
  key: 'leading-weddings-rehearsals-quiz',
  questions: [
    {
      id: 'q1',
      type: 'multiple-choice',
      question:
        'Unos amigos de otro estado, o de otro país, le piden que oficie su boda. ¿Qué aclara usted antes de aceptar la fecha?',
      options: [
        'Si al pastor de ellos le gustaría compartir la ceremonia con usted',
        'Dónde va a ser la boda y cuántos invitados caben sentados en el lugar',
        'Qué orden de ceremonia y qué forma de los votos se acostumbran allá',
        'Qué exige la ley de ese lugar a los novios y a la persona que oficia',
      ],
      correctAnswer: 3,
      explanation:
        'La licencia, el matrimonio civil, la inscripción de quien oficia y los plazos cambian de un lugar a otro, y un error ahí puede dejar a los novios sin casarse ante la ley. Lo demás también merece respuesta, y todo eso se puede arreglar con la fecha ya puesta.',
    },
    {
      id: 'q2',
      type: 'true-false',
      question: 'El ensayo sale mejor si comienza con todos ya de pie en su lugar al frente.',
      correctAnswer: 'true',
      explanation:
        'Cuando cada quien ha visto dónde va a terminar, la salida y la entrada se explican solas. Empezar por la entrada sigue el orden del día, y deja a la gente preguntando a cada paso adónde tiene que ir.',
    },
    {
      id: 'q3',
      type: 'multiple-choice',
      question:
        'Cuarenta minutos antes de la ceremonia el novio llega tambaleándose y con olor a licor. Las dos familias le ruegan a usted que siga adelante. ¿Qué hace?',
      options: [
        'Sigue adelante con un sermón más corto y le hace repetir los votos en frases breves',
        'Se detiene, habla a solas con él y luego con ella, y aplaza los votos',
        'Anuncia un retraso, le da café cargado y empieza cuando él camine derecho',
        'Le deja la decisión a la novia, que sabe mejor que nadie cómo suele ser él',
      ],
      correctAnswer: 1,
      explanation:
        'Una promesa necesita la mente clara, y es usted quien la recibe. El café deja al hombre más despierto e igual de borracho. Y pasarle la decisión a la novia, con doscientas personas esperando, le cargaría un peso que le corresponde a usted.',
    },
    {
      id: 'q4',
      type: 'multiple-choice',
      question:
        'La hija del novio tiene nueve años. Sin los novios delante, con su tía a la vista, le dice a usted que no quiere verter la arena con su papá y la novia. ¿Cuál es la respuesta más sabia?',
      options: [
        'Explicarle lo feliz que haría a su papá y pedirle que lo piense un poco más',
        'Dejar que la novia hable con ella, para que empiecen a tenerse confianza',
        'Agradecerle que lo haya dicho, quitar la arena y ofrecerle otra parte o ninguna',
        'Mantener la arena y que ella solo sostenga el frasco, para que salga en la foto',
      ],
      correctAnswer: 2,
      explanation:
        'Un símbolo hecho contra la voluntad de una niña dice lo contrario de lo que significa. Contarle lo feliz que haría a su papá es presión con voz dulce, y a los nueve años rara vez se le resiste dos veces. Poder decir que no quizás sea lo primero en que ella confíe dentro de esta nueva familia.',
    },
    {
      id: 'q5',
      type: 'true-false',
      question: 'En una boda bilingüe lo natural es que interprete el padrino, porque conoce a las dos familias.',
      correctAnswer: 'false',
      explanation:
        'Quien interpreta no debe tener otro papel en la ceremonia y necesita el texto con días de anticipación. El padrino tiene que ocuparse de los anillos, del novio y de su propia emoción; cuando pierde el hilo, la mitad de los invitados se pierde los votos.',
    },
    {
      id: 'q6',
      type: 'multiple-choice',
      question: '¿Cuándo conviene firmar la licencia o el libro de la iglesia?',
      options: [
        'Apenas termine la ceremonia, con los testigos, antes de las fotos',
        'En el ensayo, con los testigos, para que el día de la boda quede libre de papeles',
        'Al final de la fiesta, cuando los novios tengan un momento tranquilo para sentarse',
        'El lunes en la oficina de la iglesia, donde ningún documento se pierde en una fiesta',
      ],
      correctAnswer: 0,
      explanation:
        'Al terminar la ceremonia los testigos están juntos y todavía nadie se ha ido. Firmar en el ensayo parece ordenado, pero esas firmas declararían algo que aún no ha ocurrido. Al final de la fiesta, o el lunes, puede haber un testigo en carretera y un plazo corriendo.',
    },
  ],
} satisfies QuizSeed;
