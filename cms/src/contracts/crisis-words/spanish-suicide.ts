/** See `english-suicide.ts` for how these lists were reviewed and how to change them. */
export const spanishSuicide = `
  == Suicidio: la palabra
  suicid*|suisid*|sucid*|suecid*|suiced*|suicd*|siucid*|sucicid*
  sui|suic|su cidio|cidarme|cidarse|cida

  == Suicidio: hacerlo
  se|me mata|mato|matara ?si|cuando|un|dia ~1 lo|la|le|yo deja|dejo
  lo|la|le|yo|si ~1 dejo|deja|dejaba ~2 se|me mata|mato|matara
  quiso|intento|trato|queria ~1 ahorcar|ahorcarme|ahorcarse|ahorcarla|estrangular*|ahogar*|envenenar*
  me|nos ~1 ahorcar|estrangular
  quit* ~1 la|mi|su vida
  quit* ~1 la vida a mi|si
  me|se|te ~2 quite|quita|quito|quitar|quitara|quitado|quitaria|quitaste|quitas|quitando la|mi|su vida
  acab* ~1 con mi|su|tu|esta|toda|la vida
  acab* con todo
  acab* ~1 con ~2 sufrimiento|existencia|vida
  termin* ~1 con mi|su|tu|esta|la vida
  terminar|acabar de|ya una|con ~1 vez|todo|vida
  terminar mi|con|la vida
  poner|ponerle|pongo|ponga|puso|pusiera fin a mi|su|esta|la|todo|tu ?vida
  dar|dando fin a|con mi|su vida
  que todo ?se|esto|ya ?se acabe|termine
  {want} que ?ya ?todo ?esto ?ya ?se acabe|termine ?todo|ya
  atent* contra mi|su|tu ?propia vida
  matarme|matarse|matarte|matarnos|matandome
  mato|matar|mate|mataba|mataria|matare|mata a mi|si mism*
  me ~2 matar|mataria|matare|mate
  se quiere|va|iba|queria|quiso ?a matar
  me voy|iba a matar
  me|se mato !!trabaj*|estudi*|haciendo|en|de|por|con|cocinando|entren*|lavando|limpiando
  ahorcarme|ahorcarse|ahorcarte|colgarme|colgarse|me|se ahorc*|cuelg*|colg*
  ahorcarme|ahorcarse|ahorcarte
  colgarme|colgarse !!de|del|a|el|en
  se|me ahorco|ahorque|ahorcar|colgar|ahorcado
  pegar|pegarme|pegarse|dar|darme|darse|meter|meterme|meterse|pego|dio|metio|pegue un|el tiro|balazo|plomazo|disparo
  dispararme|dispararse|envenenarme|envenenarse|intoxicarme|intoxicarse|ahogarme|inmolarme
  me|se ~1 envenen*|dispar*
  tirarme|tirarse|lanzarme|lanzarse|aventarme|aventarse|arrojarme|arrojarse|botarme|botarse|saltar|salte|salto|tiro|lanzo|tirar|tire|lanzar|boto ~2 puente|puentes|edificio|tren|carro|carros|bus|balcon|ventana|techo|terraza|rio|barranco|quebrada|metro|camion|piso|vacio|acantilado|rieles
  cortarme|cortarse|corto|corte|corta|cortar|cortaba|abrirme|cortandome|cortandose ~1 las|mis|sus venas|munecas
  sobredosis|sobredosi
  tomar|tomarme|tomarse|tome|tomo|toma|tomando|tomado|tomara|tragar|tragarme|trague ~2 todas|muchas|monton|frasco|bastantes|caja|punado ~4 pastillas|pildoras|medicamentos|medicinas|medicacion|tabletas
  pastillas para morir|morirme|dormir|matarme|no
  tomar|tomarme|tomarse|tome|tomo|toma|tomado|tomando|beber|beberme|bebi|bebio ~1 veneno|cloro|raticida|fosfina|insecticida|matarratas|diablillo|diablillos|acido|plaguicida|herbicida|carbofuran|lejia|pesticida
  arma|pistola|cuchillo|revolver ~2 en|contra|a mi|la|su|el cabeza|sien|cuello|boca|garganta|pecho
  soga|cuerda|correa ~2 al|en|el|mi|su cuello
  adios mundo|para cruel|siempre
  despedirme de todos|este|mi|ustedes ?mundo|familia|vida
  carta de despedida
  cuando lean|leas|lea esto|esta|este
  esta|este es|sera mi ultim*
  mi ultima|ultimo noche|dia|carta|mensaje|oracion|despedida

  == Suicidio: desear la muerte
  odio|detesto|aborrezco ~1 mi|la|esta|vivir|estar vida|viva|vivo
  odio vivir
  que ?ya|dios|el|senor ?ya me recoja|recogiera|lleve !!al|a
  ojala ~2 recoja|lleve|llevara
  ya no quiero ser|seguir una|un|siendo ?una|un carga|estorbo|peso
  {want} ~1 dejar de sufrir|existir|vivir
  {want} ~1 descansar para|de siempre|vivir|todo
  {want} ~1 descansar en paz
  {want} ~1 terminar|acabar ~1 con todo|esto
  muert* en vida
  mi vida ya no tiene|vale
  hacer|aser|hago|haga|cometer|cometa una|alguna locura|tonteria !!amor
  mejor ~2 muriera|muriese|morirme
  {want} ~2 {die} !!de|a|al|en|para
  {want} ~2 {die} a|de|en|para ?una ?vez|este|esta|poco|dormir|tristeza|dolor|pena|mi|manos
  me|se|nos ~1 {want} ~2 {die} !!a|al|risa|hambre|sueno|amor|frio|calor|verguenza|iras|nervios
  {want} ~1 estar|estuviera {death}
  {want} ~1 la muerte
  mejor|preferible|antes ~3 {death}|morir|morirme|muero|muera
  ojala|quisiera|ojala ~2 muera|muriera|morir|morirme|muerto|muerta
  ojala ~1 no|nunca ~2 nacido|nacer|despertar|despierte|despertara|existiera|existir
  {want}|hubiera|habria ~1 no|nunca ~2 nacido|nacer|existir|despertar|existido|existiera
  no|nunca|jamas hubiera|hubiese|debi|deberia|tenia|tuve|tendria ?que|haber nacido|nacer|existir
  para que|q naci|nacer|nacido
  no ~3 {want} ~1 vivir|bibir !!con|en|aqui|alla|ahi|alli|ahi|cerca|lejos|sin|sola|solo|para|juntos|separad*|pecado
  ya no ~2 {want} ~1 vivir !!con|en|aqui|alla|ahi|cerca|lejos|para|juntos
  no ~3 {want} ~1 vivir asi|mas|sola|solo
  no ~3 {want} ~1 vivir sin el|ella|ellos|mi|mis
  no ~3 {want} ~1 vivir en|con este|esta|ese|tanto|tanta mundo|dolor|sufrimiento|pena|tristeza|angustia|vacio
  no ~3 {want} ~1 seguir|continuar viviendo|existiendo|con ?mi|esta|la ?vida !!juntos|aqui|ella|el
  ya no ~2 {want} ~1 seguir|continuar !!con|en|casad*|trabajando|estudiando|fumando|bebiendo|tomando|pecando|peleando|pagando|siendo|haciendo|esperando|mintiendo|aqui|al|el|la|jugando|a
  no ~3 {want} ~1 seguir|continuar en este mundo
  no ~3 {want} ~1 existir|existiendo
  no ~3 {want} ~1 despertar ?mas|manana|nunca|ya !!tarde|temprano|a|al|la|el
  no ~3 {want} ~1 estar ?mas viva|vivo
  no ~3 {want} ~1 estar ?mas aqui !!en|cuando|para|con|trabajando|sola|solo
  no ~3 {want} ~1 estar ?mas en este mundo|vida
  no ~3 {want} ~1 nada ~2 vida
  no ~1 despertar|despierte|despertara|despertarme ~1 mas|nunca|jamas|manana
  no|nunca volver a despertar
  dormir|dormirme|dormida|dormido ~3 no|nunca|jamas ~2 despertar|despertarme|despierte
  dormir|dormirme para siempre
  {want} ~1 desaparecer|desapareser|desaparecerme
  desaparecer de este|esta|la|del mundo|vida|tierra
  irme|irse|ir|salir|voy|dejar|partir|largarme|salirme ~2 de este|esta|la mundo|vida|tierra
  dejar|dejara este mundo
  dejar|deje|dejara de existir|vivir|respirar
  no ~1 vale|valia ~1 la pena ~1 vivir|seguir|vida|viviendo|existir
  la|mi vida ~2 no|sin ~1 tiene|tenia|vale|sirve|hay ~1 sentido|nada|pena|valor
  no ~1 tiene|hay|encuentro|veo|tengo|le sentido|veo ~2 vivir|vida|viviendo
  no ~2 sentido ~2 vivir|vida|viviendo
  sin|perdi|perdio|perdiendo|perdido|quito|quitaron|quitado ?todas ?las|mis|sus ganas ~1 vivir|seguir|vida
  no ~3 ganas de vivir|seguir|existir|nada ?de|viviendo ?vivir
  ningun|ninguna|no ~2 razon|motivo|motivos|razones ~2 vivir|viva|viviendo|existir|vivo
  no tengo|tiene|hay|queda nada|nadie ~1 por|para ?que|quien ?que vivir|viva
  para que|q ~1 vivir|vivo|seguir|sigo|viviendo|existo|vivimos
  cansad*|harta|harto|aburrid* de ?la|esta|mi vida|vivir|existir
  canse|cansa de vivir|esta|mi ?vida
  no ~2 aguanto|soporto|puedo|resisto ~2 vida|vivir|viviendo|existir !!de|laboral|del
  no ~2 puedo seguir ?mas ?asi|viviendo !!con|trabaj*|pagando|estudi*|en|la|el
  no puedo|quiero|aguanto mas ~2 vida|vivir
  mi vida es|fue|era un|una infierno|tortura|calvario|martirio
  nadie ~3 extran*|importa|importo|importaria|echaria|lloraria|daria ~3 me|falta|muero|muriera|menos|cuenta !!tanto
  a nadie le importo|importaria
  mejor|felices|tranquil*|bien ~2 sin mi
  seria|fuera|estaria|estarian|estaran ~2 mejor ~3 muero|muriera|muera|morir|morirme|existir|estuviera|existiera|muerta|muerto|desaparezco|desapareciera|nacido
  soy|siento|ser ~2 una|un carga|estorbo|peso|basura para|y ~4 todos|familia|hijos|mama|nadie|esposo|papas|estorbo|carga
  si ~2 muero|muriera|me muriera ~4 nadie|mejor|importa|pasa|extran*
  pido|pedi|pedido|ruego|rogue|clamo|pidiendo|suplico ~3 dios|senor|jesus|cielo|diosito|virgen ~4 lleve|llevara|muerte|morir|muera|despertar|recoja|vida !!adelante|cabo|bien|luz|salir
  dios|senor|diosito|jesus|padre ~3 llevame|llevate|recojeme|recogeme !!presencia|desierto|aguas|lugares|secreto|camino|mano|altar|mas|monte|hacia|tu|tus|donde|a
  llevame ya|contigo|con|de ?este|esta|el|dios|mundo
  que ?ya ?dios|el|senor ?ya me lleve|llevara|recoja|quite ?ya|la ?vida !!a|al
  quitame|quiteme la vida
  {want} irme con dios|el|mi|jesus !!cielo
  {want} ~1 irme con ?mi|mama|papa|ella|hijo|el|dios|senor ~2 cielo|alla|murio|fallecio
  merezco|merece|mereceria|merecia|debo|deberia|deberian|debi|tengo|tendria ?que {die}
  merezco|debo|deberia estar muert*
  no ~1 merezco|merece|merecia|deberia|debo ~1 vivir|vida|existir|estar ?viva|vivo|vida
  pensamiento*|idea|ideas|pienso|pensando|piensa|penso|pense|pensar ~2 muerte|morir|morirme|matar*|quitar*|desaparecer|acabar !!de|resurreccion
  deseo|deseos|ganas ~1 morir*|muerte|matar*
  solo|solamente|unico ~4 {want} ~2 {die}
  se {want} ~1 {die}

  == Hacerse daño
  se lastima|corta|golpea|hiere|arana ella|sola|solo
  se lastima|corta|golpea|hiere ?a si|el mismo|misma
  autolesion*|autoflajel*|autoflagel*|autoagred*|automutil*|autodestru*
  auto lesion*|agresion*|mutilacion
  hacerme|hacerse|hacerte|haciendome|haciendose|hagome|aserme dano|algo|una ?malo|locura !espalda|rodilla|pie|gimnasio
  me|se ?estoy|esta hago|hace|hizo|hice|haga|haciendo dano ~2 mism*|sol*|brazo*|pierna*|proposito
  mi|su hij*|hija|hijo|nieta|nieto|sobrina|hermana|hermano ~2 se hace|hizo|haciendo dano
  me hago|hice|hacia dano !espalda|rodilla|pie|tobillo|en|con|jugando
  lastimarme|lastimarse|lastimandome|lastimandose|herirme|herirse !rodilla|jugando|tobillo|pie|espalda|mano|otra|cayendo|entren*|feelings
  me|se lastimo|lastima|lastime|hiero|hiere|lastimaba|lastimando ~1 mi|si|sol* mism*|cuando|cuerpo
  me|se lastimo|lastima|lastime|lastimando ~2 brazo|brazos|proposito
  cortarme|cortarse|cortandome|cortandose !pelo|cabello|una|unas|barba|luz|agua|internet|llamada|flequillo|digestion|servicio|las|el|la|cocinando|afeit*|senal|con
  cortarme|cortarse|cortandome|cortandose ~2 brazo*|pierna*|piel|venas|munecas|muslo*|cuerpo|navaja|gillet*|vidrio|hoja|cuchilla
  me|se ~1 corto|corte|corta|cortaba|cortando|cortado|cortar ~3 brazo*|pierna*|piel|venas|munecas|muslo*|cuerpo|navaja|gillet*|cuchilla|proposito|misma|mismo
  me corto|cortaba|cortado|cortando !pelo|cabello|unas|dedo|barba|mano|luz|agua|internet|llamada|el|la|un|de|con|vidrio|cocinando
  me corto|corto cuando|para|porque|otra|todos|todas|por|de|con ?sentir|noche|noches|vez|angustia|aliviar|nuevo|dolor
  mi|su hija|hijo|nieta|nieto|sobrina|sobrino|hermana|hermano|nina|amiga|alumna ~3 se ~1 corta|cortaba|cortando|corto !pelo|cabello|dedo|unas|mano|cocinando|luz|pie
  me|se quemo|quemaba|quemar|quema ~2 cigarr*|encendedor|fosforo*|proposito
  golpeo|golpea|golpearme|golpearse|golpeandose|golpes ~2 la|mi|su cabeza contra|yo|sola|mism*
  ganas de cortarme|lastimarme|golpearme
`;
