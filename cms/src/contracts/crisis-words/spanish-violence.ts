/** See `english-suicide.ts` for how these lists were reviewed and how to change them. */
export const spanishViolence = `
  == Violencia en casa: golpes
  me|nos|la|le ~1 empuj* ?muy|bien|fuerte|con !adelante|seguir|servir|mejorar
  me|nos|la|le saco|saca|puso|apunto|apunta|amenazo ?con un|una|el|la|con ?una|el|la|un cuchillo|pistola|arma|machete|revolver|navaja
  viv*|sufr* ~2 violencia
  dio|da|daba ?de patadas|golpes|punetes|punos|cachetadas|correazos
  {family} ~6 {whom} {hit} !carino|atencion|covid|gripe|virus|corazon
  {family} ~3 {hit} a {someone} ?propi*|peque* {person}
  {family} ~3 {hit} a ella|ellas|ellos|otra
  {family} ~3 ?muy violent*|golpeador*|maltratador*|abusador*|abusiv*
  esposo|marido|novio|pareja|conviviente|ex|padrastro ~3 agresiv*
  hombre|persona|esposo|marido|padre|papa|relacion|matrimonio|hogar violent*|abusiv*|maltratador
  {whom} {hit} mi|su|el|la|un {family}
  {whom} ~1 maltrat*|agred*|golpean|golpeando|pegando|pegado|pegan|golpeado|violaron|manose*|abofete*|cachete*|pateo|patea|estrangul*|acuchill*
  me ~1 golpea|golpeaba|pega|pegaba !el|la|duro|fuerte|alma|corazon|sol|gripe|en|con|un|una|bien|mucho|muy|esta|esto|estas|vida|tristeza|nostalgia|que
  me|nos|la|le|les ~1 pega|pego|pegaba|golpea|golpeo|golpeaba ~2 cara|cachetada*|correa|palo|punete*|puno*|patada*|borracho|tomado|toma|delante|frente|todos|ninos|embarazada|cinturon|cable|anoche|ayer|manera
  le|les|la|lo {hit} a {someone} ?propi*|peque* {person}
  pega|pegan|pego|pegaba|golpea|golpeo|golpeaba|pegarle|pegarles|golpear|maltrata|maltrato|maltratar|maltrataba|agrede|viola|violo a {someone} ?propi*|peque* {person}
  pegarme|golpearme|maltratarme|violarme|agredirme|pegarnos|golpearnos|patearme|ahorcarme|pegandome|golpeandome|maltratandome !al|a|el|la|tu|dios
  hija|hijo|esposa|mujer|mama|madre|hermana|amiga|vecina|ella|prima|nieta|sobrina ~4 la|le|lo ~1 {hit}
  golpiza|golpisa
  me|le|la ~1 dio|dieron|da|daba|metio|pego una|un paliza|cachetada|bofetada|patada|trompada|punetazo|punete|puno|garrotiza|trompon|manazo|trompazo
  a ?punta|los|puros ?de golpes|patadas|punetes|punetazos|trompadas|trompones|correazos !de|vida
  me|nos|la|le levanta|levanto|levantaba|puso|pone|pongan|pusieron|alza|alzo ?la|una mano|manos !en|al|el|sano|sanidad|oro|oraron|orando|ungio
  mano|manos encima
  jala|jalo|jalaba|agarra|agarro|agarraba|cogio|coge|tomo|jalonea ~2 del|el|por pelo|cuello|cabello|brazo
  me|la|nos ~1 agarra|agarro|agarraba|cae|cayo|entra|entro|coge|cogio a golpes|patadas|punetes|palos|correa|trompadas
  me|la ~1 empuj*|avent*|tiro|arrastr*|boto|lanzo ~1 contra|al|por|escaleras pared|piso|suelo|escaleras|cama|calle|las
  llen* de moretones|moretes|golpes|moretes|moraton*
  moretones|moretes ~5 esposo|marido|papa|novio|padrastro|pareja
  golpead*|maltratad*|violad*|agredid*|abusad* por {own}|un|el {family}
  soy|fui|es|fue|ser|siendo|estoy|sido|era golpead*|maltratad*|abusad*|violad*|agredid*|violentad*|victima
  victima* de maltrato|violencia|abuso|golpes|agresion*|violacion

  == Violencia en casa: amenazas y miedo
  {family} ~3 tiene|carga|guarda ~1 pistola|arma|revolver|machete
  no ~1 deja|dejan|permite ni|salir|trabajar|ver|hablar ~2 ?de|a|con ?mi casa|familia|hermanas|madre|mama
  amenaz* ~4 muerte|matar*|pistola|cuchillo|arma|golpear*|pegar*|quemar*|machete
  {family} ~4 me|nos|la ~1 amenaz* !divorcio|divorciarse|irse|despedir*|dejar*|despido
  me|nos tiene|tienen|tenia amenaz*|encerrad*|secuestrad*
  me encierra|encierran|encerro|encerraba
  {family} ~3 no ~1 deja|dejan|permite salir|tener|ver|hablar
  me|nos|la|lo|los ~3 va|van|iba|quiere|quieren|queria|quiso|intento|trato|puede|jura|juro ~2 matar|mata|quemar|apunalar|golpear
  va|van|quiere|quieren|queria|intento|trato|capaz|iba|puede ~1 ?de matarme|matarnos|matarla|golpearme|pegarme|violarme|lastimarme|quemarme|hacerme
  me|nos ?va|quiere ?a mata|matara|matar
  temo|temor|temiendo|miedo ~1 por mi|nuestra|la|su vida|seguridad
  miedo|temor|pavor|panico|terror a|de|al mi|su|esposo|marido|padrastro|novio|el ?esposo|marido|padrastro|novio|ex|pareja|papa|padre|conviviente !perder|muera|muerte
  le ~1 tengo|tiene|tenemos ~1 miedo|terror|pavor a|por|porque|es|cuando ?mi|su ?esposo|marido|padrastro|papa|novio|pareja|ex|toma|bebe|llega|pega|grita
  no ~2 segur* en mi|la|nuestra|su|con|al casa|hogar|mi|lado
  peligro en|con mi|la|nuestra|su casa|esposo|hogar|marido|pareja|ex|matrimonio
  escapar|escaparme|huir|esconderme|escapo|alejarme ~1 de|del mi|el|su|marido|esposo ?esposo|marido|novio|padrastro|ex|agresor|pareja|papa|conviviente
  orden|boleta de alejamiento|restriccion|proteccion|auxilio
  casa de acogida
  acosa|acosaba|acosador|acosan me|nos|mi|sexual*
  {family} ~3 me|nos|la ~1 acos*|persig* !dios
  {family} ~3 me controla !diabetes|azucar|presion|peso|medic*

  == Violencia en casa: sus nombres
  me|la|le toco|tocaba|tocaron|tocaban ~2 cuando|de|siendo ~2 nina|nino|chica|chico|pequena|pequeno
  oblig* ~1 estar|dormir|hacerlo|hacer con|cosas ?el
  violencia ~1 domestica|intrafamiliar|familiar|conyugal|genero|fisica|psicologica|sexual|machista|vicaria
  violencia ~2 casa|hogar|matrimonio|esposo|pareja|mujer|mujeres
  maltrato !animal|animales
  maltratador*|golpeador*|abusador*
  abuso|abusos|abusar ~1 sexual*|fisico|fisicos|infantil|psicologico|verbal|emocional|domestico
  abusa|abuso|abusaba|abusaron|abusan|abusar|abusando|abusado|abuse ~1 de mi|ella|el|ellas|ellos|su|la|las|los|una|un|nuestra|mis|sus !confianza|poder|autoridad|bondad|paciencia|alcohol|buena
  abusad* sexual*
  abusaron sexual*|de
  me|la|nos|te viola|violo|violaba|violan|violaron|violar|violado
  violad*|violador*|violaron|violacion|violaciones
  toca|tocaba|toco|tocan|tocando|tocado ~3 partes|indebid*|intimas|privadas|inapropiad*
  manose*
  oblig*|forz*|fuerza ~4 relaciones|sexo|sexual*|acost*|intimidad|intima
  incest*
  feminicid*|femicid*
`;
