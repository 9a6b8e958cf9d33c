import type { QuizSeed } from '../../../content-types';

export const premaritalCounselingQuiz = {
  key: 'premarital-counseling-quiz',
  questions: [
    {
      id: 'q1',
      type: 'multiple-choice',
      question:
        'Unos novios le piden que los case dentro de cinco semanas. Ella tiene tres meses de embarazo y el salón ya está pagado. ¿Qué hace?',
      options: [
        'Acepta la fecha y les ofrece una sola sesión bastante larga, porque el bebé viene de todos modos',
        'Los recibe con gusto, les explica las 4 a 6 sesiones y deja que la preparación fije la fecha',
        'Les pide que asistan un año entero a la iglesia antes de volver a hablar con usted',
        'Los casa este mes sin mucho ruido y deja las sesiones para después del parto',
      ],
      correctAnswer: 1,
      explanation:
        'Un embarazo y un anticipo se pueden atender sin apurar la boda. Dejar las sesiones para después parece bondadoso, pero entonces las preguntas llegan cuando la respuesta ya no puede cambiar. Y con un año de espera se irían a buscar a alguien que no pregunte nada.',
    },
    {
      id: 'q2',
      type: 'true-false',
      question:
        'Si después de las sesiones los novios deciden cancelar la boda, es posible que la preparación haya cumplido su tarea.',
      correctAnswer: 'true',
      explanation:
        'Las sesiones sirven para que dos personas miren con honestidad lo que van a prometer, y a veces esa honestidad las lleva a esperar o a despedirse. El pastor que solo cuenta como éxito las bodas sentirá la tentación de suavizar las preguntas que más importan.',
    },
    {
      id: 'q3',
      type: 'multiple-choice',
      question: '¿Para qué habla el pastor una vez a solas con cada uno?',
      options: [
        'Para saber cuál de los dos tiene la fe más firme y debe guiar el hogar',
        'Para preguntar por el miedo y la presión donde se responda libremente',
        'Para saber qué piensa cada uno del otro y transmitir lo que pueda ayudar',
        'Para ayudar a cada uno a confesar sus faltas pasadas antes de la boda',
      ],
      correctAnswer: 1,
      explanation:
        'Quien tiene miedo dirá delante del otro que todo está bien. La conversación a solas protege la libertad del sí. Usarla para calificarles la fe, o para llevar recados de uno a otro, cerraría justamente la puerta que usted necesita abierta.',
    },
    {
      id: 'q4',
      type: 'multiple-choice',
      question:
        'En la conversación a solas, el novio le cuenta que tiene un hijo de ocho años, sano y bien cuidado en otra ciudad. La novia no sabe que existe. ¿Qué hace usted?',
      options: [
        'Le pone fecha para que se lo cuente a ella, se ofrece a estar presente y no oficia antes',
        'La llama esta misma noche, para que se entere por alguien que se lo diga con tacto',
        'No vuelve a tocar el tema, porque lo que él dice en privado le pertenece solo a él',
        'Le sugiere contárselo después de la luna de miel, cuando ella esté más segura de su amor',
      ],
      correctAnswer: 0,
      explanation:
        'Un hijo es algo que cambiaría la respuesta de ella, así que debe saberlo antes de darla, y es él quien le debe esas palabras. Si se lo cuenta usted, rompe la regla que les explicó a los dos. Callar y oficiar lo haría cómplice del engaño.',
    },
    {
      id: 'q5',
      type: 'true-false',
      question:
        'Si la novia le cuenta en privado que él le ha pegado, las sesiones conjuntas se detienen y a él no se le dice nada de lo que ella contó.',
      correctAnswer: 'true',
      explanation:
        'Por mucha delicadeza con que usted lo tocara, ella podría pagarlo de camino a su casa. Un servicio de atención a víctimas de violencia orienta sobre cómo explicar la pausa. Es natural querer oír a las dos partes, y aquí eso pondría a una en peligro.',
    },
    {
      id: 'q6',
      type: 'multiple-choice',
      question: '¿En qué se aprovecha mejor la sesión sobre el dinero?',
      options: [
        'En un estudio bíblico sobre la generosidad, con dos versículos para memorizar en casa',
        'En una charla sobre cuál de los dos debe administrar lo que ganan ambos',
        'En que los dos traigan ingresos, deudas y compromisos familiares y hagan un presupuesto',
        'En acordar que cada uno tenga su propia cuenta, para que no haya nada que discutir',
      ],
      correctAnswer: 2,
      explanation:
        'Con los papeles sobre la mesa, las deudas y lo prometido a los parientes salen a la luz cuando todavía se puede hacer algo. Un estudio sobre la generosidad le hace bien al alma, y una pareja puede asentir de principio a fin sin mencionar una sola cifra.',
    },
  ],
} satisfies QuizSeed;
