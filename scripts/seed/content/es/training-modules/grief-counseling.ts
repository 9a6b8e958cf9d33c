import type { TrainingModuleSeed } from '../../../content-types';

export const griefCounseling = {
  slug: 'grief-counseling',
  number: 6,
  title: 'Consejería en el duelo',
  description:
    'Cómo acompañar a los dolientes durante el primer año y cómo reconocer cuándo su pena necesita más ayuda de la que puede dar un pastor.',
  category: 'Cuidado pastoral',
  icon: 'grief',
  overview:
    'Casi todo el trabajo de un pastor con el duelo empieza cuando se acaban las visitas. Aquí aprenderá a oír muchas veces la misma historia, a hablar de la muerte con la verdad a adultos y a niños, a recordar las fechas que duelen y a ver las señales que piden un profesional.',
  keyPrinciples: [
    'El duelo viene por oleadas y no sabe de plazos. El cuarto mes suele pesar más que la segunda semana, y una canción en el mercado puede traer de vuelta aquel día entero. Dígalo pronto, porque muchos creen que están perdiendo la razón o la fe.',
    'Lo primero que le toca es escuchar. A fuerza de contar aquella última noche, la persona va asimilando lo que todavía no puede creer, y la novena vez que la cuenta merece la misma atención que la primera.',
    'Dios aguanta lo que el doliente tenga que decirle. El Salmo 13 pregunta hasta cuándo, y el 88 termina a oscuras. Deje que oren su enojo en voz alta y, antes de leerles una promesa, lea con ellos un lamento.',
    'Cada pérdida tiene su propia forma. Una hija que nació sin vida, un padre al que se le temía, un esposo cuidado durante nueve años de enfermedad, un hijo que murió por suicidio: lo que más pesa puede ser la añoranza, el alivio, la vergüenza o la culpa, y solo preguntando se sabe.',
    'Cargue su parte y entregue lo demás. Dos o tres sesiones de consejería pueden darle piso firme a un doliente; más allá de eso, o donde haya peligro, busque a un médico, a un consejero especializado en duelo o un grupo de apoyo, y siga visitando como pastor.',
  ],
  dos: [
    '**Vaya pronto, y regrese.** Vaya en los primeros días, quédese media hora y vuelva, con alguien más si el doliente vive solo. Anote en su agenda el cumpleaños, el aniversario de bodas y el día de la muerte, y llame antes de que llegue cada uno.',
    '**Diga el nombre.** Pida que le cuenten algo de quien murió. “¿Cómo era Rosa un sábado?” abre más puertas que “¿Cómo se siente?”.',
    '**Pregunte por el cuerpo.** ¿Qué comió ayer, cuántas horas durmió, cuánto está bebiendo? Si pasan semanas sin comer, sin dormir o sin poder con las tareas del día, hace falta un médico, lo mismo que cuando al cabo de un año el duelo todavía no deja vivir. Ofrézcase a llevarlo.',
    '**Tome en serio a quien habla de morirse.** Si alguien dice “Solo quiero estar con él”, pregunte sin rodeos: “¿Está pensando en quitarse la vida?”. Si responde que sí, o si le queda la duda, no lo deje solo, haga que pongan medicinas y armas fuera de su alcance si se puede sin riesgo, y llame al número de emergencias de su país. Averigüe cuál es antes de necesitarlo; hay líneas de crisis por país al comienzo de este módulo y en la página de oración de este sitio.',
    '**Con los niños, las palabras verdaderas.** “El abuelito murió. Su cuerpo dejó de funcionar y ya no va a volver”. Conteste cuantas veces pregunten, dígales que nada de lo que dijeron o pensaron lo causó, y dígales quién los va a cuidar. Un niño que por semanas no juega, no come o no quiere ir a la escuela necesita un profesional, y el que habla de morirse necesita ayuda ese mismo día.',
    '**Llore con los padres al bebé que perdieron.** Trate la pérdida de un embarazo, o la de un bebé que nace sin vida, como una muerte en la familia, y nombre a la criatura como la nombren sus padres. Pregúntele al papá igual que a la mamá, pregunte si ya tenía nombre, ofrezca un culto breve y acuérdese del mes en que debía nacer.',
    '**Después de un suicidio, llegue igual de pronto.** Que la familia decida cuánto se cuenta; no mencione el método ni al conversar ni al orar, oiga la culpa hasta el final y esté pendiente de padres, cónyuge y hermanos, porque ahora ellos mismos corren más riesgo.',
  ],
  donts: [
    'No explique la muerte. “Dios necesitaba otro angelito” y “todo pasa por algo” le ponen al doliente una carga más; “lo siento mucho, y no sé por qué” es verdad y se puede creer.',
    'No empiece una frase con “por lo menos”: por lo menos vivió muchos años, por lo menos le quedan los otros hijos, por lo menos ya no sufre.',
    'No le diga a un niño que el difunto está dormido, que se fue de viaje o que era tan bueno que Dios se lo llevó. Hay niños que han pasado la noche en vela por miedo a su propia cama, o por miedo a portarse bien.',
    'No ponga fecha para estar mejor ni mida la fe por los ojos secos. Hay quien llora en el segundo año y va sanando bien, y un ropero puede seguir cerrado hasta que la viuda esté lista para abrirlo.',
    'No dictamine sobre la eternidad de quien murió por suicidio. Si esa persona confió en Cristo, dígalo, porque ninguna última hora es más fuerte que él; lo que usted no puede saber, déjelo en manos de Dios y quédese en la sala.',
    'No prometa guardar el secreto cuando una vida o un niño puedan estar en peligro. Diga desde la primera reunión hasta dónde llega la confidencialidad, acuda a quienes pueden proteger y denuncie lo que la ley le obliga a denunciar.',
    'No permita que nadie apure a quien acaba de enviudar o de perder a los suyos para que venda la casa, preste dinero o haga una donación grande, ni la acepte usted mientras la pérdida esté fresca.',
  ],
  personalStory:
    'De pastor joven enterré a la esposa de Vicente (he cambiado los nombres, y él ha leído esto). Preparé bien la prédica, lo visité dos veces y lo taché de mi lista. Otra persona ocupó su lugar en la banca, y me da vergüenza decir que no me di cuenta.\n\nSiete meses después lo encontré en una ferretería con un foco en la mano. “Estos siempre los compraba Lucila”, me dijo. “No sé cuáles son”. Le pregunté qué sembraba ella en aquel patio. Dejó el foco en el estante y habló veinte minutos, entre la pintura y los clavos; al final me contó que desde la Semana Santa nadie le había dicho el nombre de ella.\n\nEsa misma tarde fui a su casa. Había perdido muchísimo peso y vivía a punta de galletas. Cuando dijo que no le veía mucho sentido a comprar focos, le pregunté si estaba pensando en quitarse la vida. Se miró las manos un buen rato. “Algunas noches”, dijo. Vino su cuñado y se llevó la pistola, y los tres nos fuimos al hospital, donde Vicente le dijo a un médico lo que me había dicho a mí.\n\nQuisiera escribir que ya está bien. Toma su medicina, casi todas las semanas, y su médico sabe de las noches. Al grupo de los martes fue una sola vez. A la iglesia no viene, porque los himnos, dice, eran de ella, y el ropero sigue cerrado. Yo paso los jueves, sobre todo a que me enseñe sus tomates. Algunos jueves solo me contesta desde adentro que está bien y que vuelva la otra semana, y vuelvo. No sé cómo termina esto. El mes pasado me preguntó qué focos debía comprar, se rio y dijo que Lucila lo habría sabido. Y yo tengo ahora una agenda que cada lunes por la mañana me dice qué nombre debo pronunciar esa semana.',
  personalStoryIsExample: true,
  showsCrisisLines: true,
  scriptureReferences: ['JHN 11:33-35', 'JOB 2:13', 'PRO 25:20', 'PSA 13:1-2', '2CO 1:3-4'],
  actionItems: [
    'Comience una agenda de los dolientes. Por cada muerte en su congregación en los últimos dos años, escriba el cumpleaños, el aniversario y la fecha del fallecimiento, y junto a cada uno el nombre de quien va a llamar.',
    'Prepare una hoja de contactos: un consejero de duelo, un grupo de apoyo, alguien preparado para atender niños, un médico, el número de emergencias y una línea de crisis. Llame a cada uno y pregunte cuánto cuesta, en qué idioma atiende y cuánto hay que esperar.',
    'Visite esta semana a alguien cuya pérdida tenga entre cuatro y doce meses. Pídale una historia de la persona que murió y escuche media hora sin dar un solo consejo.',
    'Reúna una hora a los maestros de la escuela dominical: con qué palabras hablar de la muerte, qué preguntas esperar, qué decirles a los padres y cómo denunciar que un niño está en peligro.',
  ],
  meetingPreparation:
    'Ponga pañuelos, agua y una silla cerca de la puerta. Averigüe si alguien de los que vienen ha perdido a un ser querido en las últimas semanas y cuéntele de qué tratará la reunión, para que pueda elegir.',
  meetingSteps: [
    {
      minutes: 10,
      title: 'Llegar',
      text: 'Quien quiera dice el nombre de alguien a quien extraña, y nada más. Después de cada nombre, guarden silencio durante tres respiraciones.',
    },
    {
      minutes: 10,
      title: 'Leer juntos',
      text: 'Lean Job 2:13, Juan 11:33-35 y el Salmo 13:1-2. ¿Dónde deja cada uno que el dolor esté ahí, sin arreglarlo?',
    },
    {
      minutes: 25,
      title: 'Conversar',
      text: 'Deje que cada uno hable de sus pérdidas si lo desea, y que a nadie se le pida.',
    },
    {
      minutes: 20,
      title: 'Practicar la escucha',
      text: 'De a tres: uno cuenta durante tres minutos una pérdida de hace años; otro escucha y pide una historia, “¿Cómo era ella un sábado?”; el tercero observa el momento en que estaba por salir un consejo. Luego cambien.',
    },
    {
      minutes: 10,
      title: 'La agenda',
      text: 'Anoten las fechas que van a doler en los próximos tres meses, y junto a cada una quién va a llamar. Una sola persona guarda la hoja; no se cuelga en la pared.',
    },
    {
      minutes: 5,
      title: 'Salir',
      text: 'Lean 2 Corintios 1:3-4, y quédense un rato con quienes no quieran irse enseguida.',
    },
  ],
  discussionQuestions: [
    '¿Qué hizo alguien después de una muerte que todavía le hace bien recordar?',
    '¿Qué frases bien intencionadas hicieron más pesada la carga?',
    '¿Por qué el cuarto mes suele ser más difícil que la segunda semana, y qué hace nuestra iglesia en el cuarto mes?',
    '¿Cómo puede orar alguien que está enojado con Dios?',
    '¿Qué le diría a un niño de seis años que pregunta dónde está ahora el abuelo?',
    '¿Qué señales le dicen que un doliente necesita más que un pastor, y a quién llamaría usted?',
  ],
} satisfies TrainingModuleSeed;
