import type { QuizSeed } from '../../../content-types';

export const marriageCounselingQuiz = {
  key: 'marriage-counseling-quiz',
  questions: [
    {
      id: 'q1',
      type: 'multiple-choice',
      question: 'Marta llama para pedir consejería con su esposo. ¿Qué organiza usted primero?',
      options: [
        'Una sesión conjunta de dos horas, para que cada uno oiga lo que el otro tiene que decir',
        'Una visita a su casa a la hora de la cena, para ver usted mismo cómo se tratan',
        'Una conversación a solas con cada uno, como hace con todas las parejas',
        'Una llamada al esposo, para no quedarse únicamente con la versión de ella',
      ],
      correctAnswer: 2,
      explanation:
        'Solo a solas puede saber si los dos hablan sin peligro, y como lo hace con todos, nadie queda señalado. Llamar al esposo parece lo justo, pero él se enteraría por usted de lo que ella pidió, antes de que usted sepa si eso es seguro.',
    },
    {
      id: 'q2',
      type: 'true-false',
      question: 'La consejería en pareja es adecuada cuando uno golpea al otro, siempre que ambos la pidan.',
      correctAnswer: 'false',
      explanation:
        'Lo que se pide con miedo no se pide con libertad, y lo dicho en la sesión puede castigarse después. La violencia es de quien la comete; no es una falta repartida entre dos. Cada uno necesita ayuda especializada, por separado.',
    },
    {
      id: 'q3',
      type: 'multiple-choice',
      question:
        'Entre ellos no ha habido miedo ni violencia. En la segunda sesión sale a la luz que él lleva cuatro años perdiendo los ahorros en el juego. Los dos confían en usted. ¿Qué es lo mejor?',
      options: [
        'Ayudarles con la primera llamada a los profesionales y seguir siendo su pastor',
        'Agregar una sesión semanal mientras haga falta, porque no confiarían en un extraño',
        'Pedirle a ella que administre el sueldo de él y le informe a usted cada semana',
        'Cerrar el asunto, ya que una adicción está fuera de lo que una iglesia puede hacer',
      ],
      correctAnswer: 0,
      explanation:
        'Una adicción necesita personas preparadas para tratarla, y a usted le bastan 2 o 3 sesiones para verlo y acercarlos a ellas. La confianza que le tienen es el mejor puente hacia esa ayuda. Si se la queda, se vuelve el motivo por el que nunca cruzan.',
    },
    {
      id: 'q4',
      type: 'multiple-choice',
      question:
        'Una esposa le cuenta en privado que la semana pasada su marido la agarró del cuello. Él espera en el pasillo. Ella dice que esta noche puede volver a casa, y la aterra que él se entere de que habló. ¿Qué hace usted?',
      options: [
        'Lo hace pasar y le pregunta, con ella al lado, si las cosas fueron de esa manera',
        'Le da a ella consejos para mantenerlo tranquilo hasta que pueda recibirlos a ambos',
        'Le insiste en que se vaya esta noche de la casa, y a él le informa que usted se lo dijo',
        'Le cree, a él no le dice nada y hoy mismo busca con ella a quienes la protejan',
      ],
      correctAnswer: 3,
      explanation:
        'Las manos al cuello avisan que a ella la pueden matar, y hace falta un médico aunque no quede marca. Antes de que salga por esa puerta, llame con ella a un servicio de atención a víctimas y planeen esta noche; si el peligro es inmediato, llame al número de emergencias que este módulo indica para su país. Insistirle en que se vaya sin un plan, y avisarle a él, podría convertir esta noche en la peor de todas.',
    },
    {
      id: 'q5',
      type: 'true-false',
      question: 'Si se entera de que abusan de un niño, usted lo denuncia aunque se lo hayan contado en confianza.',
      correctAnswer: 'true',
      explanation:
        'Un niño no puede buscar ayuda solo, y ninguna confidencia entre adultos pesa más que su seguridad. Por eso este límite se explica antes de que alguien empiece a hablar. Esperar a tener pruebas parece prudente, pero investigar les corresponde a las autoridades.',
    },
    {
      id: 'q6',
      type: 'multiple-choice',
      question:
        'Seis semanas después de descubrirse una infidelidad, ¿qué muestra mejor que el arrepentimiento del esposo va en serio?',
      options: [
        'Llora en la sesión y ora en voz alta para que Dios salve su matrimonio',
        'Ha regresado a la iglesia y ha pedido servir de nuevo en el coro',
        'Contesta lo que ella pregunta, acepta ayuda y no le pone plazos',
        'Ha reservado un viaje para los dos, para dejar atrás el pasado',
      ],
      correctAnswer: 2,
      explanation:
        'Las lágrimas pueden ser sinceras, y el lunes no le exigen nada. Decir la verdad sin que lo acorralen, aceptar ayuda y respetar el ritmo de ella son hechos que ella puede ver y con los que puede contar. Un viaje, o un puesto en el coro, pasa la página antes de que se haya atendido la herida.',
    },
  ],
} satisfies QuizSeed;
