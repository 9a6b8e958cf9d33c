import type { QuizSeed } from '../../../content-types';

export const pastoralCounseling101Quiz = {
  key: 'pastoral-counseling-101-quiz',
  questions: [
    {
      id: 'q1',
      type: 'multiple-choice',
      question:
        'Al final del tercer encuentro, Óscar le da las gracias y le dice que el pánico todavía lo despierta casi todas las noches. ¿Qué sigue?',
      options: [
        'Acordar una cita por semana hasta que se le quite el pánico',
        'Darle salmos para leer en voz alta cuando le venga el pánico',
        'Ayudarlo a llegar a un profesional y seguir en contacto',
        'Decirle con cariño que ya hizo todo lo que puede un pastor',
      ],
      correctAnswer: 2,
      explanation:
        'La consejería pastoral dura dos o tres sesiones a lo sumo, y un pánico que no cede necesita a alguien preparado para tratarlo. Verse cada semana parece fidelidad, pero retrasa la ayuda que sirve. Terminar sin derivarlo dejaría a Óscar solo con las mismas noches.',
    },
    {
      id: 'q2',
      type: 'true-false',
      question:
        'Antes de que una persona asustada empiece a hablar, usted debe decirle qué cosas no podrá guardar en secreto.',
      correctAnswer: 'true',
      explanation:
        'Si resulta que hay una vida o un niño en peligro, usted tendrá que buscar ayuda, y quien lo sabía de antemano no ha sido engañado. La promesa de un secreto total saca la historia más pronto y se rompe en el peor de los días. Mucha gente habla con más libertad cuando sabe qué se hará con lo que diga.',
    },
    {
      id: 'q3',
      type: 'multiple-choice',
      question:
        'Una niña de trece años le cuenta que su padrastro entra de noche en su cuarto, y le ruega que no se lo diga a nadie. ¿Qué hace usted?',
      options: [
        'Denunciarlo hoy y lograr que esta noche esté a salvo',
        'Guardarle el secreto hasta que esté lista para contarlo',
        'Oír la versión del padrastro antes de dar cualquier paso',
        'Reunir a la familia con la mamá y los líderes de la iglesia',
      ],
      correctAnswer: 0,
      explanation:
        'Hay una niña en peligro: la denuncia se pone el mismo día ante la autoridad que indica la ley de su país, y ella no duerme al alcance de él. Dígale que hizo bien en hablar y por qué usted no puede guardarle este secreto. Interrogarlo a él o reunir a la familia pone sobre aviso a quien le hace daño.',
    },
    {
      id: 'q4',
      type: 'multiple-choice',
      question:
        'Un hombre se sienta, le da dos vueltas al sombrero y dice: “Ha sido un mes malo”. ¿Qué respuesta abre la conversación?',
      options: [
        '“¿Otra vez el trabajo, o es algo de la casa?”',
        '“¿Ha seguido orando todos los días este mes?”',
        '“El mío también. Le cuento lo que me sirvió”.',
        '“¿Qué ha sido lo más duro de este mes?”',
      ],
      correctAnswer: 3,
      explanation:
        'Una pregunta abierta le permite escoger por dónde empezar y deja lugar para algo que usted no habría adivinado. Ofrecerle dos posibilidades parece una ayuda, pero encierra su respuesta en la lista de usted. Preguntarle por sus oraciones lo sienta en el banquillo, y contar lo propio cambia de tema.',
    },
    {
      id: 'q5',
      type: 'true-false',
      question: 'Después de derivar a alguien a un psicólogo, lo mejor es apartarse para no estorbar.',
      correctAnswer: 'false',
      explanation:
        'El psicólogo da el tratamiento, y usted sigue orando, visitando y haciéndole un lugar en la mesa; un trabajo no estorba al otro. Apartarse parece respetuoso, pero confirma el temor de que derivar sea despedir. Diga en voz alta que va a llamar la próxima semana, y llame.',
    },
    {
      id: 'q6',
      type: 'multiple-choice',
      question:
        'Carmen le cuenta en privado que su esposo le pega y que le juró que esta noche será peor. ¿Qué hace usted primero?',
      options: [
        'Citarlos a los dos para conversarlo mañana con calma',
        'Ir con ella a la casa y tratar de que él entre en razón',
        'Dejar que vaya a su casa y llamarla en la mañana',
        'Ayudarla a llegar a un lugar seguro y a gente preparada',
      ],
      correctAnswer: 3,
      explanation:
        'Créale, y ayúdela a ponerse a salvo y a llegar a personas preparadas para proteger a las víctimas; si el peligro es inmediato, llame al número de emergencias. Hablar con los dos, o ir a razonar con él, puede desatar la misma violencia que ella teme. Nadie debe volver a donde lo amenazan con tal de que haya paz.',
    },
  ],
} satisfies QuizSeed;
