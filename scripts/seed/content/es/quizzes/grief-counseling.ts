import type { QuizSeed } from '../../../content-types';

export const griefCounselingQuiz = {
  key: 'grief-counseling-quiz',
  questions: [
    {
      id: 'q1',
      type: 'multiple-choice',
      question:
        'Cinco meses después del entierro de su esposo, una mujer le cuenta, con vergüenza, que llora más que en las primeras semanas. Come, duerme y va al trabajo, y se pregunta si le está fallando la fe. ¿Qué le dice usted?',
      options: [
        'Que las oleadas suelen crecer pasados los primeros meses, y que le gustaría oír hablar de él',
        'Que con unas semanas de bastante trabajo en la iglesia tendrá menos tiempo de pensar en él',
        'Que a estas alturas el creyente suele tener paz, y que usted le pedirá a Dios que se la dé',
        'Que un duelo que se agrava después de tanto tiempo es enfermedad y le toca a un psiquiatra',
      ],
      correctAnswer: 0,
      explanation:
        'Al principio hay visitas y trámites, y la ausencia se siente más cuando se acaban los dos. El trabajo y las promesas de paz le enseñan a esconder las lágrimas. Hace falta un profesional cuando pasan semanas sin que pueda comer, dormir ni cumplir con las tareas del día, cuando habla de morirse, o cuando al cabo de un año el duelo todavía no la deja vivir.',
    },
    {
      id: 'q2',
      type: 'true-false',
      question:
        'A un niño de cuatro años le ayuda más oír “el abuelito murió y ya no va a volver” que oír que se quedó dormido.',
      correctAnswer: 'true',
      explanation:
        'Los niños pequeños nos toman la palabra: el que oye hablar de sueño puede tenerle miedo a la cama, o quedarse esperando a que el abuelito despierte. Las palabras claras les suenan duras a los adultos y al niño le dan piso firme.',
    },
    {
      id: 'q3',
      type: 'multiple-choice',
      question:
        'A las seis semanas de perder a su esposa, un hermano de la iglesia casi no come y ha regalado sus herramientas. En la puerta de su casa le dice: “Solo quiero estar donde está ella”. ¿Qué hace usted?',
      options: [
        'Le pregunta sin rodeos si está pensando en quitarse la vida, y se queda hasta saber que está seguro',
        'Le recuerda con cariño cuánto lo necesitan sus hijos, ora con él y regresa el domingo por la noche',
        'Lo toma como la añoranza de todo viudo, pues es creyente y sabe que la vida le pertenece a Dios',
        'Le promete que jamás repetirá una sola palabra, para que se anime a decir lo que quiso dar a entender',
      ],
      correctAnswer: 0,
      explanation:
        'Muchos dolientes anhelan el reencuentro; sumada a las herramientas y al plato sin tocar, la frase pide una pregunta directa. Si responde que sí, o si a usted le queda la duda, llame al número de emergencias que este módulo indica para su país, y no lo deje solo. La fe y los hijos no bastan para que alguien esté a salvo, y prometer secreto le ataría a usted las manos.',
    },
    {
      id: 'q4',
      type: 'multiple-choice',
      question:
        'Una pareja perdió a su bebé en el quinto mes de embarazo. Ya le habían puesto Daniel. ¿Con qué palabras llega usted a su puerta?',
      options: [
        '“Los dos son jóvenes, y a su tiempo Dios les puede dar otro hijo”.',
        '“Por lo menos fue ahora, antes de que alcanzaran a conocerlo”.',
        '“De esto no hablemos hasta que estén más fuertes, para no revivirlo”.',
        '“Siento mucho lo de Daniel. ¿Cómo ha sido la semana para cada uno?”',
      ],
      correctAnswer: 3,
      explanation:
        'Su nombre dice que murió una persona, y “cada uno” le abre lugar al papá, a quien casi nadie le pregunta. Otro hijo no sería Daniel, el “por lo menos” les mide la pena desde fuera, y el silencio que pretende protegerlos los deja solos con ella.',
    },
    {
      id: 'q5',
      type: 'true-false',
      question:
        'Una mujer que siente alivio después de cuidar a su esposo durante nueve años de enfermedad puede estar viviendo un duelo normal.',
      correctAnswer: 'true',
      explanation:
        'El alivio al final de una enfermedad larga convive con el amor, y a muchos les da vergüenza porque nadie lo menciona. Oír de usted que es algo común la deja libre para extrañarlo; una cara de espanto la obligaría a esconderlo.',
    },
    {
      id: 'q6',
      type: 'multiple-choice',
      question:
        'Una joven que llevaba años confiando en Cristo murió por suicidio. Su mamá le pregunta: “Pastor, ¿dónde está ella ahora?”. ¿Qué le responde?',
      options: [
        'Que de un último acto así nadie alcanza a arrepentirse, y que sería cruel darle una esperanza falsa',
        'Que ella confió en Cristo, que nada en su última hora es más fuerte que él, y que usted no la dejará sola',
        'Que esas preguntas solo ahondan la herida, y que sería más sabio pensar en los años felices con ella',
        'Que seguramente Dios se la llevó porque ya había sufrido bastante, y que su muerte era parte del plan',
      ],
      correctAnswer: 1,
      explanation:
        'Usted puede decir lo que sabe de la fe de ella y de Cristo, y dejar con Dios lo que nadie vio. Llamar a esa muerte plan de Dios parece misericordioso, pero explica lo que usted no puede saber y puede darle a entender a otro de la familia que sufre que morirse es un camino a casa. La sentencia y el cambio de tema dejan a la madre sola con su pregunta.',
    },
  ],
} satisfies QuizSeed;
