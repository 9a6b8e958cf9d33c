/** Texts that must be detected, as people in Latin America type them, mostly without accents. All are made up. */
export const spanishCaught = `
Me quiero morir
me kiero morir
quiero morir
quiero morirme
Quisiera morir
quisiera estar muerta
ya no quiero vivir
ya no kiero vivir
Ya no quiero vivir más
no quiero vivir
no quiero vivir asi
no qiero bibir
nO QuIeRo ViViR
No quiero seguir viviendo
ya no quiero seguir
no quiero existir
no quiero despertar mañana
quiero dormir y no despertar nunca
quiero dormir para siempre
ojalá no despierte mañana
ojala me muera
ojalá nunca hubiera nacido
no debí haber nacido
quisiera no haber nacido
para que naci
Quiero desaparecer
tengo ganas de desaparecer
quiero irme de este mundo
me quiero ir de este mundo
quiero quitarme la vida
quitarme la vida
pienso en quitarme la vida
me voy a quitar la vida
kitarme la vida
kiero kitarme la bida
quiero acabar con mi vida
quiero acabar con todo
terminar con mi vida
poner fin a mi vida
quiero que todo se acabe
quiero suicidarme
he pensado en el suicidio
tengo pensamientos suicidas
suisidio
me quiero suicidar
kiero suisidarme
quiero matarme
me quiero matar
me voy a matar
me mato hoy
pienso en matarme
quiero ahorcarme
intenté ahorcarme
mi primo se ahorcó
quiero colgarme
quiero tirarme de un puente
me voy a tirar al tren
quiero lanzarme del balcón
quiero cortarme las venas
tomé veneno
voy a tomar veneno
quiero tomarme todas las pastillas
me tomé un frasco de pastillas
tuve una sobredosis
pegarme un tiro
me quiero pegar un tiro
tengo una pistola en la cabeza
estoy cansada de vivir
estoy cansado de la vida
harta de vivir
no tengo ganas de vivir
perdí las ganas de vivir
ya no tengo razones para vivir
no tengo motivos para vivir
no tengo nada por que vivir
mi vida no tiene sentido
la vida ya no tiene sentido
no vale la pena vivir
mi vida no vale nada
ya no aguanto esta vida
no soporto mi vida
ya no puedo seguir viviendo
soy una carga para mi familia
nadie me extrañaría si me muero
a nadie le importo
estarían mejor sin mí
sería mejor estar muerta
seria mejor no existir
merezco morir
no merezco vivir
prefiero morir que seguir asi
le pido a Dios que me lleve
le pido a Dios morir
Señor llévame ya
Diosito llevame contigo
que Dios me lleve ya
le pido a Dios no despertar
tengo pensamientos de muerte
pienso en la muerte todos los dias
tengo ganas de morirme
deseo la muerte
Adiós mundo cruel
esta es mi última noche
cuando lean esto ya no estaré
mi hijo quiere matarse
Mi hijo se quiere matar
mi hija se quiere morir
mi hija dice que quiere morir
mi hermano intentó suicidarse
mi esposo intentó quitarse la vida
Mi sobrino se quitó la vida
mi hijo no quiere vivir
mi hija ya no quiere vivir
mi amiga atentó contra su vida
mi papá dice que ya no quiere vivir
mi hija se corta los brazos
mi hija se corta
mi hijo se hace daño
me corto
me corto los brazos
Me corto cuando estoy triste
quiero cortarme
me corte otra vez las piernas
tengo ganas de lastimarme
quiero hacerme daño
kiero aserme daño
me hago daño
me autolesiono
mi hija se autolesiona
me quemo con cigarrillos
mi esposo me pega
mi esposo me pega mucho
mi marido me golpea
mi espozo me pega
mi esposo toma y me pega
Mi esposo me pegó anoche delante de los niños
mi novio me pega
mi pareja me maltrata
mi ex me golpeó
me pega mi esposo
me pega mi marido cuando toma
él me pega
el me pega
me pega y me insulta
me golpea cuando llega borracho
mi esposa me pega y me da vergüenza
mi mamá me pega con un cable
mi papá le pega a mi mamá
mi padrastro le pega a mi hermana
mi yerno golpea a mi hija
mi hija sufre, su marido la golpea
el papá maltrata a los niños
me dio una golpiza
me dio una cachetada
me dio de patadas
me agarró a golpes
me jala del pelo
me agarró del cuello
me ahorcó mi esposo
mi esposo me empuja y me insulta
me levanta la mano
me puso la mano encima
sufro maltrato
soy víctima de maltrato
sufro violencia intrafamiliar
violencia doméstica
hay violencia en mi casa
mi esposo es violento
mi esposo es muy agresivo conmigo
mi papá me violó
mi padrastro abusa de mí
mi tío abusó de mi hija
fui abusada
me violaron
mi padrastro me toca las partes
me obliga a tener relaciones
me amenaza con matarme
mi ex me amenaza de muerte
me amenaza con un cuchillo
dice que me va a matar
mi esposo quiere matarme
nos va a matar a todos
tengo miedo de mi esposo
le tengo miedo a mi marido
temo por mi vida
temo por la vida de mis hijos
no me siento segura en mi casa
me tiene encerrada
mi esposo no me deja salir de la casa
quiero escapar de mi esposo
tengo una boleta de auxilio
mi ex me acosa
pastor ore x mi q ya no kiero vivir mi esposo me dejo
hermanos, oren por mí: perdí mi trabajo, me dejó mi esposa y la verdad ya no le encuentro sentido a la vida
Nunca me había pegado, pero anoche mi esposo me pegó
amo a Dios pero me quiero morir
siento que ya no quiero estar aqui
no quiero estar más en este mundo
odio mi vida
ojalá Dios me recoja
quiero acabar con este sufrimiento, con mi vida
mejor si me muriera
intente quitarme la vida 2 veces
mi hija tomó pastillas para morir
mi hijo se tomó veneno
mi hija se lastima ella misma
mi hija escribió una carta de despedida
mi novio dice que si lo dejo se mata
dice que si lo dejo me mata
mi esposo me agredió físicamente
mi hijo drogadicto me golpea y me roba
mi hija es golpeada por su esposo
a mi hermana la maltrata el marido
a mi vecina le pega el esposo
mi papa nos pega a todos
en mi casa me pegan
me empujó contra la pared
me intentó ahorcar
me sacó un cuchillo
mi esposo me obliga a estar con él
un tio me tocaba cuando era niña
vivo con miedo de mi pareja
no me deja salir ni ver a mi familia
mi ex me persigue
sufro de violencia por parte de mi esposo
voy a hacer una locura
ya no doy más quiero terminar con todo
solo quiero descansar para siempre
quiero dejar de sufrir
me siento muerta en vida
`;
