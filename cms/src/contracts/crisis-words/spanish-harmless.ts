/** Phrases that resemble crisis phrases but are harmless. They are removed from a text before the search. */
export const spanishHarmless = `
  == Suicidio en las noticias
  atentado*|ataque*|terrorista*|bomba|atacante*|mision|escuadron|mochila suicida|suicidas
  judas ~5 ahorc*|suicid*|mato|quito

  == Morir, en la Biblia y al hablar
  {die}|muero|morimos|muera|mueras a|al|para|con|por|en ?mi|si|el|la|mis|tu|su|cristo|jesus|los|nosotros mism*|pecado|pecados|yo|carne|mundo|cristo|jesus|ego|orgullo|deseos|egoismo|cruz|el|viejo
  {die}|muero|muere|muriendo|moria|morimos|mueren|morir|muriendome ~1 de|por ganas|hambre|risa|sueno|frio|calor|miedo|amor|nervios|pena|verguenza|sed|curiosidad|cansancio|aburrimiento|viej*|iras|colera|envidia|susto|antojo|emocion|felicidad|alegria|ver*|conocer*|comer*|saber*|ir|abrazar*|viejitos
  {die}|morir al yo|pecado|mundo
  {die}|morir por|en ti|el|ella|jesus|cristo|el|paz|mi|su|gracia|nosotros|ellos|causa
  prefiero|preferiria|dispuesto|dispuesta ~2 morir antes|que|por ?que ?de ?a negar|negarlo|negarte|pecar|cristo|traicionar*|renunciar
  jesus|cristo|senor|salvador|dios|hijo|el ~5 {die}|murio|morir|muerto|muerte|muriera ~2 por|cruz|resucito|tercer
  miedo|temor ~1 a|de la|morir ?muerte
  no|nunca ~1 {want} ~2 morir|morirme|morirse ~1 sin|joven|aun|todavia|lejos
  no|nunca|ni ~1 {want} ~1 morir|morirme|morirse !pero|vivir
  {want} ~1 la muerte de|del
  muerte de mi|su|un|una|nuestro|nuestra|jesus|cristo
  pienso|pensando|piensa|pensar|pensamiento*|penso ~3 muerte|murio de|en ?mi|su|un|una|nuestro|nuestra|jesus|cristo|la
  muerto|muerta|muertos ~2 cansancio|hambre|sueno|frio|risa|miedo|sed|trabajo
  mejor ~3 muerto|muerta ~1 que|al ~1 pecado|mundo

  == Vivir y seguir
  nadie me extran* tanto
  no ~3 {want} ~1 vivir ~1 en|con pecado|mentira|mentiras|miedo|temor|suegra|suegros|deudas|tinieblas|rencor|odio|angustia|amargura|derrota|casa|pasado
  no ~3 {want} ~1 vivir sin ti|dios|jesus|cristo|fe|internet
  no ~3 {want} ~1 vivir sin tu|el|mi senor|espiritu|presencia
  senor|dios|jesus|cristo|padre ~5 vivir sin ti
  no ~3 {want} ~1 seguir|continuar ~1 pecando|endeud*|pagando|fumando|tomando|trabajando|estudiando|peleando|arrend*|alquil*|esperando
  quite|quita|quitar|quito ~2 el|la|lo|los|las|esta|este !vida
  cancer|covid|accidente|enfermedad|virus|guerra|terremoto|infarto|inundacion|derrame|incendio|tumor|coronavirus|dengue ~4 quit*|acab*|termin*|arrebat* ~2 vida
  le|les|nos quito|quitaron|arrebato la vida
  acabar|acabe|acabo|terminar|termine|acaba|termina con ?todo|toda|todas ?el|la|las|los|mis|esta deuda*|trabajo|tarea*|proyecto*|pobreza|hambre|corrupcion|pandemia|delincuencia|cancer|enfermedad*|estudios|carrera
  vida ~1 no|sin tiene|tendria ~1 sentido sin dios|cristo|jesus|el|ti
  sin|no dios|cristo|jesus|ti ~1 la|mi|nada vida|tiene ~2 sentido
  no tengo|hay ganas de nada|comer|trabajar|cocinar|estudiar|salir|ir
  cansad*|harta|harto de ?la|esta|mi|vivir|tanto vida|vivir ~1 ajetread*|agitad*|cara|en|con|aqui|alquil*|arrend*|lejos|apurad*|ciudad
  desaparecer|desaparezca|desaparecieron|desaparezcan el|la|las|los|mis|estas|este tumor|dolor|mancha*|deuda*|cancer|preocup*
  llevame a|hacia|al|mas|de ?tu|tus|la|un|lugares ?presencia|mano|aguas|gloria
  nadie ~2 importa|importo tanto|mas
  esta|este es|sera mi ultim* semestre|ano|materia|oportunidad|semana|cuota|examen|quimio*|sesion|mes|trabajo|cirugia|dia|partido|esperanza|hijo|hija ~1 de|en|antes|universidad|trabajo|clases|quimio*|escuela
  esta|este es|sera mi ultim* semestre|ano|materia|oportunidad|semana|cuota|examen|quimio*|sesion|mes|cirugia|partido|esperanza|hijo|hija|quimioterapia

  == Matar y colgar, al hablar
  matar|mato|matando|mata el|al|la|las|los|a tiempo|hambre|aburrimiento|rato|fiebre|curiosidad|ganas|zancud*|cucarach*|mosquit*|dos|pollo|chancho|gallina|viejo
  matarme|matarse|mato|matar|mata|matamos|matandome|matandose ~1 trabaj*|estudi*|de|en|por|entren*|limpiando|con ?risa|hambre|cansancio|gimnasio|gym|trabajo|estudio|frio|la|tarea*|examen*
  se mato|mato en|un|el accidente|moto|carro|choque|una|la|su ?moto|carretera
  me|te|nos mata|mato|mataste|matan ~1 de|la|el|las|los|risa|ternura|calor|frio|dolor|espalda|curiosidad|preocup*|impaciencia|duda|nostalgia|tanto
  ahorcad*|ahorca|ahorcan|ahorcando|ahorcan* ~2 deuda*|economic*|dinero|pagos|cuotas|banco|prestamo*
  deuda*|cuotas|pagos|banco ~3 ahorc*
  colgar*|cuelga|colgo|colgue ~2 ropa|telefono|cuadro|llamada|celular|foto*|cortina*|hamaca|fuera

  == Golpes que no lo son
  equipo|bebe|bebito|rival ~3 le|me|nos pego|pega|patea|pateo|golpea|golpeo
  amenaz* ~1 con ~2 divorci*|despedir*|juicio|irse|dejarme|demand*
  me|nos ~1 lastim*|hirio ~2 con sus|palabras
  vida|muerte|noticia|perdida|crisis|pandemia|covid|economia|terremoto|inflacion|desempleo|duelo|tristeza|nostalgia|soledad|realidad|divorcio|enfermedad|diagnostico|ola|sol|gripe|virus|fiebre|calor|frio|dengue|palabra|mensaje|canto|prueba|inundacion|pobreza ~5 me|nos|le|les|lo|la|los|las ~1 {hit}
  me|nos|le|les|la|lo ~1 pega|pego|golpea|golpeo|pegan|pegado ~1 la|el|las|los|un|una|duro|fuerte|bien|mucho|esta|este|muy ?fuerte|duro ?la|el vida|muerte|noticia|perdida|crisis|pandemia|covid|gripe|sol|calor|frio|resfriado|virus|dengue|fiebre|nostalgia|tristeza|soledad|tos|susto|situacion|economia|diarrea|alergia|ola|hambre|sueno|realidad|antojo|canto|palabra|partida
  me|se|le golpeo|golpea|golpe|golpie|pego|pegue|golpee ~1 la|el|con|contra|un|una|al|en rodilla|cabeza|dedo|pie|espalda|mano|brazo|puerta|pierna|mesa|codo|pared|tobillo|esquina|cadera|piso|arbol|poste|vidrio
  le|les ~1 pega|pego|pegaba|pegan|pegar|golpea|golpeo ~1 a|al ?la|el balon|pelota|gordo|loteria|saco|premio
  me|se|nos ~1 pego|pega|pegue|pegar|pegarme|pegarse ~1 a|al|de|con ?la|el|su dios|ti|cristo|senor|jesus|palabra|biblia|iglesia
  golpeo|golpea|golpear|golpeando|golpean ~2 puerta|puertas|balon|pelota|mesa|tambor|clavo
  viola|violin|violines|violonchelo|violeta|violetas|violet y|violin|chelo
  toca|tocar|tocaba|tocando|clases ~2 viola|violin
  violacion|violaciones de|a transito|la|las|los|derechos|contrato|normas ?ley|normas|derechos|leyes
  nunca|jamas|no ~1 me|nos|la|le ?ha|han|habia pega|pego|pegado|golpea|golpeo|golpeado|maltrata|maltrato|maltratado|agrede|levantado|amenaza|amenazado !hasta|pero|antes|sino|solo|desde
  sin violencia|maltrato|golpes
  no hay|hubo|existe violencia|maltrato|golpes|abuso
  no es violent*|agresiv*|abusiv*|maltratador|golpeador
  impuso|imponga|imponer|impusieron|puso|pusieron|pone|pongan|ponga ~2 mano|manos ~4 or*|sano|sanidad|sanar|sana|ungi*|bendi*|cabeza|enferm*
  ministerio|charla|taller|curso|clase|conferencia|prevencion|capacitacion|seminario|predica|semana|mes|libro|libros ~4 suicidio|violencia|maltrato|abuso|depresion
  le ~1 tengo|tiene miedo a la|los|las|al
  temor|miedo de|a dios|jehova|el|al !esposo|marido|papa
  miedo|temor de que|perder
  {family} ~4 me|nos|la ~1 sigue|vigila|controla|persigue cuid*|aman*|apoy*|ayud*|am*|presion|diabetes|cerca|dando|sosten*
  diablo|enemigo|satanas|demonio|demonios ~5 me|nos|lo|la|les|le|matar*|destruir* ~3 {hit}|matar|destruir|acosa|acos*|persig*|quiere|ataca|quitar*
  dios|senor|jesus|espiritu ~3 me|nos ~2 levanto|toco|puso|agarro|tomo|persig*
`;
