import type { QuizSeed } from '../../../content-types';

export const hospitalVisitationQuiz = {
  key: 'hospital-visitation-quiz',
  questions: [
    {
      id: 'q1',
      type: 'multiple-choice',
      question:
        'Usted llega a visitar a la señora Álvarez a la hora convenida y la encuentra profundamente dormida, con el almuerzo intacto al lado. ¿Qué hace?',
      options: [
        'Tocarle el hombro con suavidad, pues ella le estaba esperando',
        'Dejarle una tarjeta con una línea amable y volver otro día',
        'Sentarse junto a la cama y orar en voz alta hasta que despierte',
        'Preguntarle a la señora de la otra cama qué tal pasó la noche',
      ],
      correctAnswer: 1,
      explanation:
        'Dormir es parte de su tratamiento, y una tarjeta le dice lo que necesita saber: que usted vino y que no le debe nada. Despertarla porque le esperaba es poner primero el horario de usted, y preguntarle a la vecina obliga a una desconocida a hablar de su enfermedad.',
    },
    {
      id: 'q2',
      type: 'true-false',
      question: 'Si una enfermera le pide salir en medio de una oración, primero hay que terminar la oración.',
      correctAnswer: 'false',
      explanation:
        'Puede que la enfermera esté trabajando contra un reloj que usted no ve, así que deténgase y salga. La oración se puede terminar en el pasillo. Hacer esperar al personal, aunque sea por algo santo, le enseña que los visitantes de su iglesia son difíciles.',
    },
    {
      id: 'q3',
      type: 'multiple-choice',
      question:
        'El señor Tapia está con oxígeno y le pide que lo unja con aceite, como dice la carta de Santiago. ¿Qué hace ahora?',
      options: [
        'Ungirlo con una sola gota, que no le hará daño a nadie',
        'Pedirle que se quite el oxígeno mientras usted lo unge',
        'Decirle que la unción no es apropiada en un hospital',
        'Dejar cerrado el aceite, orar ya y hablar con la enfermera',
      ],
      correctAnswer: 3,
      explanation:
        'Orar enseguida responde a lo que él anhela, y la enfermera puede decir si habrá un momento y un lugar seguros para el aceite. Junto al oxígeno hasta una gota es peligro de incendio, y quitarlo le toca solo al personal. Lo que pide es bueno, así que merece algo mejor que una negativa.',
    },
    {
      id: 'q4',
      type: 'multiple-choice',
      question:
        'Irene le contó el resultado de sus exámenes y no dijo nada sobre compartirlo. En la reunión de oración alguien pregunta cómo está. ¿Cuál es la mejor respuesta?',
      options: [
        '“Oren mucho por ella. Está peor de lo que creíamos”.',
        '“Le voy a preguntar a Irene qué quiere que sepamos”.',
        '“Se lo cuento, si queda aquí entre nosotros”.',
        '“Algo le encontraron, pero no puedo decir más”.',
      ],
      correctAnswer: 1,
      explanation:
        'La noticia es de Irene, y su silencio no le dio a usted permiso para repartirla. Una insinuación como “está peor de lo que creíamos” lo dice casi todo, y lo que se les confía a cuarenta personas el lunes ya está en el mercado. La iglesia puede orar por ella esta noche sin conocer el resultado.',
    },
    {
      id: 'q5',
      type: 'true-false',
      question:
        'Junto a un paciente inconsciente se puede hablar del pronóstico con la familia, siempre que sea en voz baja.',
      correctAnswer: 'false',
      explanation:
        'El oído puede seguir despierto cuando la persona no es capaz de responder, y nadie al lado de la cama puede estar seguro. Deje los pronósticos fuera del cuarto, diga el nombre del paciente y el suyo, y explique qué va a hacer. Bajar la voz es una atención, y sigue siendo una voz.',
    },
    {
      id: 'q6',
      type: 'multiple-choice',
      question:
        'Un hombre con un diagnóstico grave le pregunta: “Pastor, ¿por qué a mí?”. ¿Qué respuesta cabe junto a su cama?',
      options: [
        '“No lo sé. Me alegra estar aquí sentado con usted”.',
        '“Dios nunca nos manda más de lo que aguantamos”.',
        '“Mi tía tuvo lo mismo, y ya está muy bien”.',
        '“¿No le queda algún pecado por confesar, hermano?”',
      ],
      correctAnswer: 0,
      explanation:
        'Más que una explicación necesita compañía en su pregunta, y un “no lo sé” sincero deja abierta la conversación. Las otras tres la cierran: una le dice que debería poder con esto, otra lo compara con una desconocida y la última lo hace culpable de su enfermedad.',
    },
  ],
} satisfies QuizSeed;
