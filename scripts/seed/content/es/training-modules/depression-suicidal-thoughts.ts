import type { TrainingModuleSeed } from '../../../content-types';

export const depressionSuicidalThoughts = {
  slug: 'depression-suicidal-thoughts',
  number: 7,
  title: 'Depresión y pensamientos suicidas',
  description:
    'Cómo reconocer la depresión, cómo preguntar por el suicidio con palabras claras y qué hacer, minuto a minuto, cuando una vida corre peligro.',
  category: 'Atención en crisis',
  icon: 'lifeline',
  overview:
    'Si alguien puede estar a punto de morir, quédese, pregunte directamente y pida ayuda ya; los números están justo debajo de este texto. Este módulo enseña las señales de la depresión, la pregunta necesaria, cómo dejar seguro un cuarto y el cuidado posterior. Si quien corre peligro es usted, empiece por el primer principio.\n\nLas principales señales de alarma son estas: hablar o escribir de morirse o de ser una carga; buscar con qué hacerlo, como pastillas o un arma; despedirse o regalar lo más querido; sentirse sin salida o con un dolor que no se aguanta; beber más, casi no dormir, apartarse de todos, estallar de rabia; una calma repentina después de mucha desesperación, y cualquier intento anterior. Una sola basta para preguntar hoy mismo.',
  keyPrinciples: [
    'Una vida en peligro es una emergencia, y la de usted vale tanto como cualquier otra. Llame al número de emergencias de su país o a su línea de crisis; los números por país están al comienzo de este módulo. Si el suyo no aparece, se lo dicen en un hospital, un centro de salud o una estación de policía. Guárdelo hoy.',
    'La depresión es una enfermedad, y la sufren personas que oran, diezman y cantan en el coro. Elías pidió morirse debajo de un enebro, y Dios lo dejó dormir, le dio de comer dos veces y le dijo que le quedaba un camino muy largo.',
    'Preguntar por el suicidio no siembra la idea. Una pregunta serena y directa le dice a quien tiene miedo que delante de usted se puede decir lo peor, y muchas veces la recibe con alivio.',
    'Las medicinas y la terapia no son falta de fe. Agradézcale a Dios una receta como le agradece el pan, y que nadie en su iglesia tenga que sentir que creer es arreglárselas sin médico.',
    'Ningún secreto vale una vida. Dígalo con franqueza desde el principio: “Lo que me cuente está seguro conmigo, a menos que usted corra peligro. En ese caso voy a buscar ayuda, y la voy a buscar con usted presente”.',
  ],
  dos: [
    '**Aprenda las señales de la depresión.** Duran dos semanas o más: tristeza o vacío, no disfrutar de nada, sueño o apetito alterados, irritabilidad, lentitud, agotamiento, vergüenza, oraciones que parecen no llegar a nadie. En los niños puede verse como enojo, y en los hombres como bebida. Procure que lo sepa un médico.',
    '**Pregunte con estas palabras: “¿Está pensando en suicidarse?”.** Si dice que sí, pregunte si tiene un plan, si tiene a mano con qué hacerlo y si ya escogió cuándo. Cada nuevo sí acerca el peligro.',
    '**Llame, y quédese.** Si hay un plan, o los medios están a mano, llame al número de emergencias y quédese hasta que los profesionales se hagan cargo. Si está lejos, siga conversando por un teléfono mientras otra persona pide ayuda por otro. ¿Está a solas y con un solo teléfono? Pida primero la ayuda y después vuelva a llamar.',
    '**Ponga los medios fuera de alcance.** Hágalo con ayuda de la familia: las armas fuera de la casa, las medicinas y los plaguicidas bajo llave en otro lugar. Si la persona tiene un arma en la mano, guarde distancia y déjeselo a la policía.',
    '**Acompañe al hospital.** Cuéntele al personal exactamente lo que oyó. Si no hay plan ni peligro inmediato, saquen juntos la cita con un médico o un psicólogo antes de despedirse, para el día siguiente si se puede, y acuerden quién le hará compañía hasta entonces.',
    '**Siga llamando.** Llame al otro día, y en la segunda semana, y en el tercer mes. Las primeras semanas en casa después de una hospitalización tienen un riesgo especial, justo cuando escasean las visitas y empiezan a llegar las cuentas.',
    '**Cuide también a los que se asustaron.** Pregúntele al esposo cómo duerme, dígales a los niños la verdad con palabras de su edad, y pida que otro líder le releve esta noche para que usted pueda hablar, orar y descansar.',
  ],
  donts: [
    'No deje a solas a quien está en peligro, ni para que lo piense, ni para que ore en privado, ni porque parezca que ya pasó lo peor. Si usted tiene que salir, primero alguien más se sienta en su silla. El ánimo de una hora buena demuestra muy poco.',
    'No le dé su palabra a un adolescente que le ruega no contarlo. Los padres, o quien lo tenga a cargo, se enteran en esa misma hora; si el peligro está en la propia casa, llame más bien a la autoridad de protección de la niñez o al número de emergencias.',
    'No discuta si el suicidio es pecado ni lo que le haría a la familia. Puede que la persona ya se sienta un peso para todos, y la culpa le suma carga.',
    'No quiera animar con comparaciones. “Otros están peor” y “usted tiene tanto que agradecer” le enseñan al que sufre a sonreír y callarse.',
    'No explique la depresión por un pecado oculto, una fe débil o un demonio, y no permita que un ayuno, una vigilia o un culto de liberación reemplacen la ayuda de emergencia. Para orar habrá horas en la sala de espera.',
    'No confíe en una promesa, dicha o firmada, de seguir con vida hasta el domingo. Escriban juntos a quién llamar, adónde ir y qué sacar del cuarto; eso ha ayudado a gente a pasar una noche, y las firmas no.',
    'No aconseje dejar una medicina, bajarle la dosis ni probar las pastillas de un primo. Si la persona ya se tragó algo, llame de inmediato al número de emergencias, aunque se sienta bien.',
  ],
  personalStory: [
    'Durante años prediqué que un cristiano que conoce las promesas de Dios no tiene por qué deprimirse. Tenía un texto para eso y, según yo, una buena ilustración.',
    'Una noche me llamó un diácono (no se llama Samuel, pero así le diré) para dejar su clase de escuela dominical. Estaba tranquilo y me agradeció por todo. Luego me preguntó si mi hijo querría quedarse con su guitarra. Samuel tocaba esa guitarra desde antes de casarse. El mes anterior yo había estado en un taller donde una enfermera nos hizo decir a treinta personas cierta frase en voz alta, y me oí decirla, con la voz temblorosa: “Samuel, ¿está pensando en suicidarse?”. Hubo un silencio largo. “Sí, pastor”, dijo. “Esta noche”.',
    'Lo escribí al reverso de un sobre, y mi esposa llamó a emergencias desde el otro teléfono y dio la dirección. Yo me quedé en la línea. No dije nada sabio. Le pregunté por la guitarra, dónde la había comprado, y todavía me lo estaba contando cuando la ambulancia llegó a su puerta.',
    'Cuando lo visité en el hospital, le pregunté por qué no había hablado nunca con nadie. Me respondió sin reproche: “Yo había oído su prédica”. Dos domingos después me paré en el mismo púlpito y, sin mencionar a nadie más, le dije a la iglesia que me había equivocado. Al final del culto, cuatro personas se quedaron para hablar conmigo, y una de ellas llevaba nueve años esperando.',
    'De eso hace mucho, y él me ha pedido que lo cuente. Samuel se toma las pastillas con el café del desayuno y va a su médico. Desde entonces ha tenido dos temporadas malas, y las dos veces llamó antes de que cayera la noche. Volvió a dar la clase. Mi hijo sigue sin guitarra, y yo me alegro cada vez que oigo tocar a Samuel.',
  ].join('\n\n'),
  personalStoryIsExample: true,
  showsCrisisLines: true,
  scriptureReferences: ['1KI 19:4-8', 'PSA 34:18', 'PSA 139:12', 'ISA 42:3', 'ROM 8:38-39'],
  actionItems: [
    'Guarde hoy en su teléfono el número de emergencias y una línea de crisis de su país, y pegue los dos por dentro de la puerta de la oficina de la iglesia.',
    'Hágale la pregunta directa en voz alta a un colega esta semana, con todas sus palabras, y que él se la haga a usted. Repítanla hasta que ninguno de los dos aparte la mirada.',
    'Escriba con sus líderes un plan de una página: quién contesta de noche, quién se queda con la persona, quién recibe a los niños, cuál es el hospital más cercano y quién releva a quién.',
    'Antes de tres meses, hable de la depresión desde el púlpito con la misma sencillez con que hablaría de la diabetes, y termine diciendo dónde se encuentra ayuda.',
  ],
  meetingPreparation:
    'Escriba en la pared el número de emergencias y la línea de crisis de su país antes de que llegue nadie. Cuente con otro líder que pueda salir con quien lo necesite, y con un lugar tranquilo adonde ir.',
  meetingSteps: [
    {
      minutes: 10,
      title: 'Llegar',
      text: 'Señale los números. Diga que este tema toca a algunos más de cerca de lo que otros ven, que cualquiera puede salir y quién lo acompañará. Oren brevemente.',
    },
    {
      minutes: 10,
      title: 'Leer juntos',
      text: 'Lean 1 Reyes 19:4-8. Anoten en orden lo que Dios hizo por Elías antes de hablarle del camino.',
    },
    {
      minutes: 10,
      title: 'Las señales',
      text: 'La mitad del grupo reúne del módulo las señales de la depresión; la otra mitad, las señales de alarma de suicidio. ¿Cuáles piden un médico esta semana y cuáles una llamada ahora?',
    },
    {
      minutes: 25,
      title: 'Conversar',
      text: 'No hablen de métodos ni cuenten con detalle la historia de un suicidio. Si alguien habla de su propia desesperanza, escuchen, denle las gracias y quédense después con esa persona.',
    },
    {
      minutes: 25,
      title: 'Practicar la pregunta',
      text: 'De a dos, pregunten en voz alta: “¿Está pensando en quitarse la vida?” Que la respuesta sea primero no y luego sí, y sigan como dice el módulo: plan, medios, momento; llamar y quedarse. Terminen cuando los dos puedan preguntarlo sin apartar la mirada.',
    },
    {
      minutes: 10,
      title: 'Salir',
      text: 'Cada uno guarda ahora los números en su teléfono. Lean el Salmo 34:18, y que los líderes pregunten a cada persona en la puerta: “¿Cómo se va a su casa?”',
    },
  ],
  discussionQuestions: [
    '¿Qué cree la gente de nuestra iglesia sobre la depresión, y dónde lo aprendió?',
    '¿Por qué una pregunta directa trae alivio y no siembra nada?',
    '¿Qué le diría a alguien que piensa que tomar medicinas es falta de fe?',
    'Le piden que prometa silencio y después le cuentan que desean morir. ¿Qué debió decir usted antes, y qué hace ahora?',
    '¿Quién atiende de noche en su ciudad, y cuánto tarda en llegar?',
    '¿Cómo seguimos cuidando en el tercer mes, cuando todo se ha calmado?',
  ],
} satisfies TrainingModuleSeed;
