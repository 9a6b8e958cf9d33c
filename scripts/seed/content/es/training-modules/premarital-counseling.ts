import type { TrainingModuleSeed } from '../../../content-types';

export const premaritalCounseling = {
  slug: 'premarital-counseling',
  number: 3,
  title: 'Consejería prematrimonial',
  description:
    'Cómo acompañar a los novios durante 4 a 6 sesiones sobre dinero, familia, fe, intimidad y miedo, cuando la fecha de la boda todavía se puede mover.',
  category: 'Ministerio matrimonial',
  icon: 'rings',
  overview:
    'De cuatro a seis sesiones sin prisa antes de la boda permiten que los novios miren de cerca lo que están por prometer. Aquí verá qué preguntar, por qué conviene hablar a solas con cada uno, cómo reconocer el peligro y cómo seguir siendo su pastor si deciden esperar.',
  keyPrinciples: [
    'Programe de 4 a 6 sesiones y termínelas por lo menos tres semanas antes de la boda. Cuando la torta ya está encargada y las tías tienen el pasaje comprado, casi nadie puede oír una pregunta difícil.',
    'Los que más hablan deben ser los novios. A usted le toca poner sobre la mesa lo que ellos esquivan cuando están solos: deudas, relaciones anteriores, hijos, enfermedades, la mamá que cuenta con vivir con ellos, la fe que uno de los dos tiene apenas prestada.',
    'En cada matrimonio se juntan dos casas, cada una con sus reglas sobre el enojo, el dinero, los domingos y a quién hay que consultar. Ayúdeles a decir esas reglas en voz alta y a escoger cuáles se mudan al nuevo hogar.',
    'El sí tiene que ser libre. Reúnase una vez a solas con cada uno y pregunte por el miedo, la presión y la violencia, porque cuesta decir la verdad al lado de alguien cuya reacción hay que estar midiendo.',
    'Una boda que se aplaza, o que se cancela, puede ser fruto de una buena preparación. Usted sirve a dos personas y a los hijos que lleguen a tener; el anticipo del salón viene mucho después.',
  ],
  dos: [
    '**Comience con tiempo.** Pida que empiecen tres o cuatro meses antes de la fecha, ojalá antes de imprimir las invitaciones, y entregue a los novios un calendario con un tema para cada sesión.',
    '**Pregunte primero cómo se conocieron.** Fíjese en quién cuenta la historia, quién la corrige y quién mira de reojo al otro antes de contestar.',
    '**Dedique al dinero una sesión completa.** Los dos traen sus comprobantes de sueldo, sus deudas y lo que mandan cada mes a padres o hijos, y en la mesa de usted hacen el presupuesto de los primeros tres meses.',
    '**Hable con claridad de la intimidad y de los hijos.** Pregunte si quieren hijos y cuántos, y también por las heridas viejas. Si uno de los dos carga con un abuso u otro trauma, ofrézcale el nombre de un terapeuta y deje los detalles para ese consultorio.',
    '**Explique de antemano las conversaciones a solas.** Usted no lleva recados de uno a otro, puede pedir que algo se cuente y va a actuar si hay una vida o un niño en peligro.',
    '**Hágales lugar a los hijos de antes.** Pregunte dónde va a dormir cada uno, quién podrá corregirlos y qué se les ha dicho del papá o de la mamá que vive en otra parte.',
    '**Búsqueles un matrimonio de quien aprender.** Que haya pasado un año duro y sepa contarlo sin adornos. Tres cenas juntos durante el primer año sirven más que una repisa de libros.',
  ],
  donts: [
    'No deje que marquen el paso un embarazo, una visa, la vergüenza de los padres o un salón pagado. Cada una de esas cosas se puede atender sin apurar una boda.',
    'No haga otra sesión conjunta desde que se entere de golpes, amenazas o control. Al otro no le diga nada; ponga a quien corre riesgo en contacto con un servicio de atención a víctimas de violencia y siga la orientación de ese servicio para explicar la pausa. Si el peligro es ahora, llame al número de emergencias de su país, que está al comienzo de este módulo.',
    'No prometa callar antes de saber lo que va a oír. Si le están haciendo daño a un niño, o si uno de los novios es menor de edad y lo presionan para casarse, avise a las autoridades ese mismo día, sea la familia que sea.',
    'No se convierta en guardián de algo que cambiaría la respuesta del otro: un hijo, una deuda, un diagnóstico grave, un matrimonio anterior que nunca se disolvió. Ponga fecha para que se cuente, ofrézcase a estar presente y no oficie mientras siga oculto.',
    'No convierta seis sesiones en seis sermones. Si su voz llenó más de la tercera parte de la hora, aprendió muy poco de las dos personas que tenía enfrente.',
    'No intente tratar una adicción, una depresión o un trauma entre la sesión del dinero y la de los suegros. Ponga eso en manos de un profesional y retome la preparación cuando el tratamiento esté en marcha.',
    'No les anuncie felicidad ni fracaso a personas que conoce desde hace unas horas. Diga lo que ha observado y pregunte qué piensan ellos; casarse lo deciden los novios, y oficiar lo decide usted.',
  ],
  personalStory: [
    'En mis primeros años casaba a las parejas después de una conversación y una taza de café, y me agradaba lo pronto que la gente entraba en confianza. Una de esas parejas, a quienes llamaré Rubén y Julia, volvió a los ocho meses de la boda. Ella se acababa de enterar de que él no quería hijos. Él se acababa de enterar de que ella nunca se había imaginado la vida sin ellos. Nadie se lo había preguntado. Aquella hora nuestra yo la gasté hablando de la música.',
    'Esa hora no se la pude devolver. Lo que sí pude fue anotar cinco temas en una hoja y pedirles a todos los que vinieron después que me visitaran cinco veces. Los segundos en usarla se llamaban algo así como Daniel y Rebeca. En la sesión del dinero él puso en mi mesa un papel doblado y lo tuvo un rato tapado con la mano. Era un préstamo que había firmado por su hermano, mayor que su sueldo de un año, y ella no tenía idea.',
    'Ella lloró, y con razón. Pasaron la boda de mayo a noviembre, la mamá de ella dejó de saludarme y el salón se quedó con el anticipo. En noviembre la vi reírse mientras bailaba. Cuando ya me iba, me dijo que aquel papel doblado era lo primero que él le había dado que de verdad le costaba algo. Rubén y Julia también siguen casados, después de varios años difíciles y con la ayuda de una buena terapeuta, y yo les he pedido perdón.',
  ].join('\n\n'),
  personalStoryIsExample: true,
  showsCrisisLines: true,
  scriptureReferences: ['LUK 14:28-30', 'GEN 2:24', 'PRO 24:3-4', 'PRO 27:12', 'PHP 2:3-4'],
  actionItems: [
    'Escriba en una sola página un plan de cinco sesiones, cada una con un tema, tres preguntas y una tarea para la casa. Pruébelo con una pareja que lleve un año de casada y cambie todo lo que les haga sonreír.',
    'Ponga por escrito lo que su iglesia pide a todos los novios (número de sesiones, conversación a solas, fecha en que todo debe estar terminado) y haga que los líderes lo aprueben, para que nadie se sienta señalado.',
    'Este mes visite o llame a un terapeuta familiar titulado, a un servicio de atención a víctimas de violencia y a alguien que asesore a personas endeudadas. Guarde nombres y teléfonos, y averigüe cómo recibe cada uno a quien llega por primera vez.',
    'Llame a tres parejas que haya casado en los últimos dos años y pregúnteles qué debió haberles preguntado. Agregue las respuestas a su página.',
  ],
  meetingPreparation:
    'Invite, para la primera media hora, a una pareja que lleve cerca de un año de casada. Lleve papel para el presupuesto de un mes.',
  meetingSteps: [
    {
      minutes: 5,
      title: 'Llegar',
      text: 'Den gracias a Dios por las parejas que se están preparando y por las que decidieron esperar.',
    },
    {
      minutes: 20,
      title: 'Un año después',
      text: 'La pareja invitada cuenta lo que nadie les preguntó antes de la boda. El grupo pregunta y no da consejos.',
    },
    {
      minutes: 10,
      title: 'Leer juntos',
      text: 'Lean Lucas 14:28-30 y Proverbios 24:3-4. ¿Qué entra en el costo de una casa donde van a vivir dos personas?',
    },
    {
      minutes: 25,
      title: 'Conversar',
      text: 'Quien esté comprometido, o sufra en su matrimonio, puede solo escuchar. No pida a nadie ejemplos de su propia casa.',
    },
    {
      minutes: 15,
      title: 'Practicar la conversación a solas',
      text: 'De a dos, expliquen primero qué queda entre ustedes y qué no. Después pregunten por el miedo y la presión con palabras claras, esperen y cambien.',
    },
    {
      minutes: 5,
      title: 'Salir',
      text: 'Anoten en la pizarra las sesiones que ofrecerá su iglesia, con un tema para cada una. Cada persona se lleva uno de los pasos a seguir.',
    },
  ],
  discussionQuestions: [
    '¿Qué regla de la casa de sus padres llevó usted a la suya sin preguntarle a nadie?',
    '¿Por qué cuesta tanto decir que no a una boda cuando el salón ya está pagado?',
    '¿Cómo hablaría usted de las deudas con una pareja que dice que con el amor basta?',
    '¿Por qué se conversa a solas con cada uno, y cómo se explica sin que nadie se sienta acusado?',
    '¿Qué necesitan oír antes de la boda los hijos que uno de ellos ya tiene, y de quién?',
    'Una pareja cancela tres semanas antes de la fecha. ¿Qué puede hacer su iglesia por ellos esa semana?',
  ],
} satisfies TrainingModuleSeed;
