import type { TrainingModuleSeed } from '../../../content-types';

export const funeralsMemorialServices = {
  slug: 'funerals-memorial-services',
  number: 8,
  title: 'Funerales y servicios conmemorativos',
  description:
    'Cómo preparar y dirigir un servicio fiel a la persona, bondadoso con la familia y lleno de la esperanza de Cristo, desde la primera llamada hasta las visitas de semanas después.',
  category: 'Ceremonias',
  icon: 'candle',
  overview:
    'Las familias olvidan casi todo el sermón y recuerdan por décadas cómo las trataron. Aprenda a llevar la primera reunión, armar el orden del servicio, cuidar el tiempo de quienes hablan, trabajar con la funeraria, respetar otras tradiciones y volver cuando la casa queda en silencio.',
  keyPrinciples: [
    'La reunión para preparar el servicio ya es cuidado pastoral. Gente que no ha dormido está escogiendo un ataúd y una fecha; pregunte un buen rato por la persona antes de preguntar por los himnos, y apunte lo que digan con las palabras de ellos.',
    'Diga la verdad sobre el difunto. Agradezca a Dios lo bueno, con ejemplos que le haya dado la familia; calle lo que lo avergonzaría; no invente nada, porque las bancas están llenas de gente que lo conoció.',
    'La esperanza se predica a todos y no se le impone a nadie. Anuncie con sencillez la resurrección de Jesús en unos diez minutos, y deje las decisiones para otro día: aquellos a quienes quisiera llegar se están fijando en si usted trata con ternura a una familia que llora.',
    'Las costumbres son de la familia y el mensaje es de usted. Entierro o cremación lo deciden ellos, y ninguno de los dos queda fuera del alcance del Dios que resucita a los muertos. Lo que en conciencia no pueda dirigir, dígaselo en privado y antes de ese día.',
    'El servicio es apenas la mitad del camino. Antes están la cama del enfermo y la noche larga; después, los papeles por firmar, la silla vacía en la cena y la primera Navidad, y ahí la familia comprueba si la iglesia creía lo que cantó.',
  ],
  dos: [
    '**Cuando le llamen, vaya.** Si alguien murió en casa de manera inesperada, vea que ya se haya llamado a emergencias y que nadie mueva nada hasta que lo autoricen. Luego averigüe quién está con los niños pequeños.',
    '**Dele a la familia una hora sin apuro.** Averigüe cómo le decían en casa y cómo se pronuncian los demás nombres, quién toma las decisiones, quiénes no se hablan, qué niños quieren estar, y si hay alguien que no debe acercarse por la seguridad de otra persona y quién se encargará de ello.',
    '**Ponga por escrito el orden del servicio, con sus minutos.** Bienvenida, Escritura, oración, dos semblanzas, un himno, el mensaje, la bendición: bastan cuarenta y cinco minutos. Entregue copias a la familia, a los músicos y a la funeraria, y prepare una videollamada para los parientes que tienen que verlo desde otro país.',
    '**Que hablen dos o tres personas.** Cinco minutos cada una, por escrito y leídos a usted el día anterior: eso protege al que va a hablar temblando y protege a la familia. Para las demás historias está la comida.',
    '**Repase el día con el encargado de la funeraria.** ¿A qué hora llega el ataúd, quién da la señal a los que lo cargan, cómo funciona el sonido, por qué calle van los carros, cuánto tiempo concede el cementerio? Llegue cuarenta y cinco minutos antes y camine delante del féretro.',
    '**Tenga listo un servicio de quince minutos para el pie de la tumba.** En Pakistán, y donde el calor y la costumbre lo piden, se entierra en menos de un día. Un salmo, la gratitud por una vida, la promesa de Cristo, la entrega del cuerpo a la tierra y una bendición son suficientes, y un culto conmemorativo más largo puede esperar a los parientes que vienen de lejos.',
    '**Vuelva en la segunda semana y en la sexta.** Lleve algo útil: ayuda con el trámite de la pensión, copias de la partida de defunción, compañía para ir por primera vez a la tumba. Deje nombrada a otra persona de la iglesia que siga llamando.',
  ],
  donts: [
    'No mande a nadie al cielo ni al infierno desde el púlpito. Si no le conoció señal de fe, hable del carácter de Dios y háblele a la gente que tiene delante; el Juez no le ha pedido su opinión.',
    'No deje el micrófono abierto para el que quiera pasar. Basta un pleito viejo o un trago de más para que la viuda lo recuerde toda la vida.',
    'Después de un suicidio, nombre la causa solo si la familia está de acuerdo, calle el método y la carta, y no diga que por fin encontró descanso. Puede haber en las bancas alguien que busca permiso; diga en voz alta que hay ayuda e imprima una línea de crisis en el programa.',
    'No busque una razón en el funeral de un niño. Que sea breve, que los padres carguen o toquen lo que deseen, y que cada hermanito se siente con un adulto que pueda sacarlo en cualquier momento.',
    'No discuta con otra tradición delante de un ataúd. Cuando una familia católica se reúne las nueve noches del novenario, vaya, lleve pan, siéntese atrás y lea un salmo si se lo piden; donde no pueda unirse a la oración, guarde silencio con respeto.',
    'No permita que un cobro se interponga entre una familia y su entierro. Que la iglesia defina por escrito, antes de que muera alguien, cuánto cuestan el local y los músicos; no les pida nada para usted, y no acepte comisión de ninguna funeraria.',
    'No deje a la familia sola con la lista de precios. La pena y el qué dirán compran el ataúd caro; acompáñelos como el amigo sereno, pida el valor de cada cosa por separado, que en Estados Unidos es un derecho por ley, y averigüe si ayuda el seguro social o un fondo de la iglesia.',
  ],
  personalStory:
    'Al comienzo de mi ministerio una funeraria me llamó para enterrar a un soldador que nunca conocí. Saqué los datos del aviso del periódico: Roberto, sesenta y ocho años, nacido en un pueblo minero, tres hijos. Preparé un sermón del que me sentía orgulloso y dije “nuestro hermano Roberto” once veces. La gente me miraba con educación.\n\nEn la comida se me acercó una niña de unos nueve años con un plato de pastel. “¿Quién es Roberto?”, me preguntó. “Mi abuelito era Beto”. Ni en la casa, ni en el taller, ni en la calle le habían dicho de otro modo en sesenta años. Yo había enterrado a un desconocido delante de todos los que lo querían.\n\nA la semana siguiente fui a pedir disculpas. La viuda me puso un café delante y habló hasta que oscureció: que soldaba columpios para medio barrio y no cobraba ninguno, que se había peleado con su hijo por una camioneta, que tarareaba cuando estaba preocupado. Le pregunté si podía anotar algo. Un año después, cuando colocaron la lápida, la familia me invitó a decir unas palabras, y esa vez usé las de ella. La lápida dice “Beto”.\n\nDesde entonces no salgo de la sala de una familia sin preguntar cómo lo llamaban a la hora de la cena.',
  personalStoryIsExample: true,
  showsCrisisLines: false,
  scriptureReferences: ['JHN 11:25-26', '1TH 4:13-14', 'ECC 7:2', 'ACT 8:2', 'DEU 29:29'],
  actionItems: [
    'Escriba dos servicios y guárdelos donde otro líder pueda encontrarlos: uno de cuarenta y cinco minutos para el templo y uno de quince para el cementerio, cuando avisan con pocas horas.',
    'Visite una funeraria y la oficina donde se inscriben las defunciones en su localidad. Pregunte por precios, papeles y tiempos de espera, por el entierro de quien no tiene dinero, y deje su número.',
    'Prepare una hoja de preguntas para la reunión con la familia, que empiece por el nombre que usaban en casa, y pídale a alguien que haya perdido hace poco a un ser querido que le diga qué falta.',
    'Lleve a los líderes de su iglesia unas normas breves: costos, uso del local, fotografías y transmisión, cuántas personas hablan, quién prepara la comida y quién visita en la segunda y la sexta semana.',
  ],
  meetingPreparation:
    'Lleve un orden de culto con sus minutos y un reloj que todos puedan ver. Pregunte a una familia que sepultó a alguien hace más de un año qué quisiera que los pastores supieran, y lleve su respuesta por escrito.',
  meetingSteps: [
    {
      minutes: 5,
      title: 'Llegar',
      text: 'Oren por nombre por las familias de los funerales de este año.',
    },
    {
      minutes: 10,
      title: 'Leer juntos',
      text: 'Lean Eclesiastés 7:2 y Juan 11:25-26. ¿Qué se puede decir junto a una tumba que no se puede decir en ninguna otra parte?',
    },
    {
      minutes: 10,
      title: 'Desde la primera banca',
      text: 'Lean en voz alta la respuesta de la familia, despacio y una sola vez. Guarden un minuto de silencio antes de que alguien hable.',
    },
    {
      minutes: 25,
      title: 'Conversar',
      text: 'Pregunten por sus costumbres a quienes vienen de otro lugar antes de hablar de las propias.',
    },
    {
      minutes: 25,
      title: 'Practicar la primera reunión',
      text: 'De a cuatro: dos familiares que no se ponen de acuerdo, uno que no dice nada y un pastor. A los diez minutos, escriban juntos el orden de culto con sus minutos y una frase verdadera sobre quien murió.',
    },
    {
      minutes: 5,
      title: 'Salir',
      text: 'Anoten en su agenda la segunda y la sexta semana después del próximo funeral, con el nombre de quien va a visitar. Cierren con Deuteronomio 29:29.',
    },
  ],
  discussionQuestions: [
    '¿Qué recuerda del último funeral al que fue: el sermón o el trato que recibió la gente?',
    '¿Cómo se dice la verdad sobre un hombre a quien muchos temían?',
    '¿Cómo se anuncia la resurrección en diez minutos sin presionar a nadie?',
    'Un elogio se alarga y la familia se inquieta. ¿Qué hace usted, y qué pudo haber hecho el día anterior?',
    '¿Qué costumbres de duelo tenemos aquí, y cuáles no podría usted dirigir en buena conciencia?',
    '¿Quién visita en la sexta semana, y cómo se va a acordar?',
  ],
} satisfies TrainingModuleSeed;
