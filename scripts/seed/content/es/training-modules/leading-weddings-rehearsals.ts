import type { TrainingModuleSeed } from '../../../content-types';

export const leadingWeddingsRehearsals = {
  slug: 'leading-weddings-rehearsals',
  number: 5,
  title: 'Dirección de bodas y ensayos',
  description:
    'Cómo dirigir un ensayo y una boda para que los votos sean libres, se oigan y queden bien registrados: papeles, nombres, micrófonos, familias, idiomas y tiempos.',
  category: 'Ceremonias',
  icon: 'ceremony',
  overview:
    'En una boda el pastor responde por dos promesas que todos puedan oír y por unos papeles que estén en regla. Este módulo va desde el Registro Civil hasta la última fotografía, con un ensayo de menos de una hora y lugar para familias de toda clase.',
  keyPrinciples: [
    'Conozca la ley del lugar antes de aceptar una fecha. En Estados Unidos los novios sacan una licencia y usted debe estar autorizado donde oficia; en buena parte de América Latina el matrimonio civil se celebra primero en el registro, lo que usted dirige es la ceremonia religiosa, y hay países que prohíben hacerla antes.',
    'Un error en el ensayo cuesta una carcajada, y el mismo error al día siguiente se queda en el video. Ensaye para que todos lleguen sabiendo dónde poner los pies y puedan atender a lo que se está prometiendo.',
    'El corazón de la ceremonia son los votos. Protéjalos del ruido, de los flashes y de los chistes, y acomode el lugar de modo que la abuela del audífono no se pierda ni una palabra.',
    'Los novios y sus familias son sus invitados delante de Dios. Sea cálido, sea breve, apréndase los nombres y salga del cuadro antes del beso.',
    'Una boda sienta viejas penas en la misma banca: padres divorciados, padrastros y madrastras, una mamá que murió hace pocos meses, hijos que no escogieron nada de esto. Pregunte por ellas con semanas de anticipación y no deje que nadie descubra en la puerta lo que se dispuso.',
  ],
  dos: [
    '**Vea los papeles con sus propios ojos.** A más tardar en el ensayo, mire la licencia o el acta del matrimonio civil. Revise cómo están escritos los nombres, el plazo de espera, la fecha en que vence, cuántos testigos firman y cuándo hay que devolverla.',
    '**Comience el ensayo por el final.** Ponga a todos en su lugar al frente, practiquen la salida, después la entrada, y terminen recorriendo una vez la ceremonia completa.',
    '**Apréndase los nombres de oído.** Pida a los novios que graben su nombre completo en el teléfono de usted. Escríbalo como suena y pregunte con qué apellidos quieren ser presentados.',
    '**Pruebe el micrófono donde se dirán los votos.** Que alguien escuche desde la última fila. Tenga otro a la mano con pilas nuevas, y una espuma contra el viento si será al aire libre.',
    '**Marque los lugares con cinta.** Los novios se paran girados a medias el uno hacia el otro y a medias hacia los invitados. Usted va un paso atrás, en el centro, para que ninguna cabeza tape una cara.',
    '**Póngase de acuerdo con los fotógrafos antes de que lleguen los invitados.** Dónde pueden estar, qué línea no cruzan, y nada de flash desde la oración que precede a los votos hasta que los anillos estén puestos. Pida a los invitados que guarden el celular durante esos minutos.',
    '**Para una boda bilingüe, un intérprete aparte.** Escoja a alguien que no tenga otro papel en ella y entréguele el texto completo con días de anticipación. Reduzca el sermón a la mitad, y que cada uno de los novios diga sus votos en el idioma en que ora.',
  ],
  donts: [
    'No tome alcohol antes de la ceremonia, ni siquiera el brindis que un tío contento le pone en la mano al mediodía. Usted está por recibir una promesa y firmar un documento.',
    'No siga adelante si el novio o la novia está ebrio, asustado o presionado. Deténgase, hable a solas con esa persona, y si hoy no hay un sí libre y lúcido, hoy no hay boda.',
    'No permita que los papeles se vayan con el equipaje. Firmen la licencia o el libro de la iglesia con los testigos apenas termine la ceremonia, antes de las fotos, y encargue a una persona concreta que entregue lo que haya que devolver.',
    'No deje que el sermón crezca más que los votos. Con ocho minutos alcanza de sobra, y una ceremonia de media hora mantiene de su lado a los bebés, a los abuelos y a la cocinera.',
    'No le confíe los anillos verdaderos a un niño de tres años. Amarre al cojín unos de juguete, y que los auténticos viajen en el bolsillo de un adulto cumplido.',
    'No ponga a los hijos de un matrimonio anterior a recitar promesas o a verter arena porque se verá bonito. Pregúntele a cada uno sin los novios delante y con otro adulto de confianza a la vista, ofrézcale algo pequeño y reciba un no sin suspirar.',
    'No improvise sobre el pasado. Los matrimonios anteriores, los difuntos y las anécdotas del noviazgo entran solo como los novios lo hayan aprobado, palabra por palabra si es preciso.',
  ],
  personalStory: [
    'Un lunes de junio metí la mano en el saco de mi traje para buscar una pastilla de menta y encontré una licencia de matrimonio. Los novios, a quienes llamaré Noemí y Joaquín, habían salido el día anterior de luna de miel. Yo no había firmado, los dos testigos tampoco, y vivían a tres horas de mi casa, en direcciones contrarias.',
    'Viajé el martes y volví a viajar el miércoles, y pagué los almuerzos. La licencia llegó a la oficina del condado cuando faltaban dos días para el plazo, y Noemí todavía me presenta como el pastor que casi la deja soltera. En todas las bodas desde entonces, los papeles, un bolígrafo negro y los testigos se juntan en una mesa al lado de la puerta lateral, antes de que el fotógrafo se lleve a nadie.',
  ].join('\n\n'),
  personalStoryIsExample: true,
  showsCrisisLines: false,
  scriptureReferences: ['MAT 19:4-6', 'ECC 5:4-5', '1CO 14:40', '1CO 14:9', 'NUM 6:24-26'],
  actionItems: [
    'Pregunte en la oficina del condado o en el registro civil de donde sirve qué se necesita para casarse, quién puede oficiar y si usted tiene que inscribirse. Anote la respuesta con su fecha, y vuelva a preguntar en cada lugar nuevo.',
    'Haga un formulario que los novios llenen un mes antes: los nombres como suenan, quién se sienta dónde, los hijos y lo que ellos desean, lecturas, idiomas, música, fotógrafos y papeles.',
    'Prepare un maletín y téngalo listo: la ceremonia en letra grande, bolígrafos negros, pilas, cinta, agua, pañuelos, imperdibles y dos anillos sencillos para una emergencia.',
    'Lea una ceremonia completa en voz alta, de pie y con el reloj delante. Anote cuánto dura cada parte y acuerde con los novios cuántos minutos van a esperar a los atrasados. Quince ya es ser generoso.',
  ],
  meetingPreparation:
    'Lleve cinta para marcar el piso, un micrófono si lo tiene y dos anillos de alambre. Deje en las sillas tres copias de una ceremonia breve en letra grande.',
  meetingSteps: [
    {
      minutes: 5,
      title: 'Llegar',
      text: 'Cada uno dice en una frase qué recuerda de la mejor boda a la que ha ido. Oren por la próxima pareja.',
    },
    {
      minutes: 10,
      title: 'Leer juntos',
      text: 'Lean Eclesiastés 5:4-5 y Mateo 19:4-6. ¿Qué es una promesa, y quién la oye?',
    },
    {
      minutes: 20,
      title: 'Conversar',
      text: 'Deje que las costumbres distintas queden una junto a otra. Anoten en la pizarra lo que exige la ley donde viven.',
    },
    {
      minutes: 30,
      title: 'Ensayar una boda',
      text: 'Repartan los papeles: la pareja, dos testigos, unos padres divorciados, un fotógrafo que se acerca demasiado. Comiencen por el final: los lugares, la salida, la entrada y luego toda la ceremonia una vez. A la mitad, cambien de pastor.',
    },
    {
      minutes: 5,
      title: 'Lo que vimos',
      text: 'Cada uno nombra una cosa que ayudó a que se oyeran los votos y otra que estorbó.',
    },
    {
      minutes: 5,
      title: 'Salir',
      text: 'Elijan uno de los pasos a seguir, y díganse unos a otros la bendición de Números 6:24-26.',
    },
  ],
  discussionQuestions: [
    '¿Qué papeles pide un matrimonio donde vivimos, y quién de nosotros los ha visto?',
    '¿Qué le dice usted a una pareja que quiere una broma en medio de los votos?',
    '¿Dónde se sientan los padres divorciados, y quién les pregunta antes?',
    '¿Cómo se dirige una boda en dos idiomas sin que nadie pase la mitad sin entender?',
    '¿Qué parte de la ceremonia es de usted y cuál es de la pareja?',
    'Alguien que debía estar al frente murió este año. ¿Cómo se lo recuerda ese día?',
  ],
} satisfies TrainingModuleSeed;
