/** More texts that must not be detected; see `spanish-harmless.cases.ts`. */
export const spanishEveryday = `
Estoy cansada de esperar
Estoy cansada de vivir alquilando
Estoy harta del ruido
No puedo más con la deuda
Ya no puedo más con este dolor de muela
No aguanto el dolor de espalda
No soporto a mi jefe
Me siento sola
Me siento triste desde que falleció mi esposo
Tengo depresión, oren por mí
Tengo ansiedad y no puedo dormir
Mi bebé no duerme y se despierta de noche
No quiero despertarme tarde
Quiero dormir mejor
Quiero desaparecer estas manchas de la piel
Que desaparezca el tumor
Tengo miedo a la muerte
Tengo miedo de morir
No quiero morir, tengo hijos pequeños
Tengo miedo de perder a mi esposo
Tengo miedo de que mi esposo pierda el trabajo
Tengo miedo de la cirugía
Temor de Dios
Le tengo miedo a las alturas
No estoy segura de mi decisión
No me siento segura de mi trabajo
Perdí mi trabajo
Necesito trabajo
No tenemos para el arriendo
Oren por mi examen
Feliz cumpleaños a mi mamá, cumple 80
Mi hijo cumple cinco años
Celebramos nuestro aniversario
Nuestro equipo juega la final
Nos dieron una paliza 5 a 0 en el partido
Les ganamos 3-1
Me lastimé la rodilla jugando fútbol
Me lastimé la espalda
Me hice daño en la espalda en el gimnasio
Mi abuelita se cayó y se lastimó la cadera
Me operan mañana
Oren por los doctores
El tumor desapareció
Nació mi nieta
Tengo diabetes
El enemigo quiere destruir mi familia
El diablo ataca mi hogar
Satanás quiere matar mi fe
Oren por la iglesia perseguida
Mi hermano está preso
Mi hijo está en el ejército
Quiero bautizarme
Gracias por la prédica sobre Job
¿Cómo consigo el libro?
¿A qué hora es el culto?
Quiero ser voluntaria
Doy un taller de prevención del suicidio en mi iglesia
¿Tienen un curso sobre el maltrato?
Mi jefe me grita
Mi hijo no me habla
Molesto con mi vecino por el ruido
Me molesta la rodilla
El pastor me impuso las manos y fui sano
Puso sus manos sobre mi cabeza y oró
Mi hija toca la viola en la orquesta
Mi hijo toca el violín y el piano
Me multaron por una violación de tránsito
Mi esposo me controla la diabetes
Mi esposo me sigue apoyando
Llévame a tu presencia, Señor
Llévame a tus aguas
Señor, llévame de la mano
Quiero perdonar a mi padre, nos abandonó
Mi padre fue duro pero lo perdoné
Mi esposo me lastimó con sus palabras pero estamos en consejería
Queremos comunicarnos mejor como pareja
Somos novios y queremos consejería prematrimonial
Perdimos un bebé
Tengo el corazón roto
Ayúdenme a dejar la pornografía
Este es mi último semestre
Es mi última quimioterapia
Qué lástima que no puedo ir
Mi mamá tiene 95 años y quiere irse en paz
Le dieron seis meses de vida
Mi madre murió de pena
Mi verso favorito es Juan 3:16
Pienso mucho en la muerte de mi papá
Yo no valgo para la cocina
A nadie le importa tanto como a Dios
Nadie me extraña tanto como mi perro
Mi esposo me grita cuando está cansado
Mi ex me quiere quitar a mis hijos en el juicio
Mi esposo me amenaza con el divorcio
Mi jefe me amenaza con despedirme
Mi papá es alcohólico y sufrimos mucho
Que en paz descanse mi abuelita
Mataron a un joven en mi barrio
Un sicario mató al alcalde
Me robaron el celular con un cuchillo
El terremoto nos quitó todo
Ese examen me mató de cansancio
Maté dos pájaros de un tiro
El equipo le pegó al rival
A nadie le importa mi barrio
Quiero dejar de fumar
Quiero descansar este fin de semana
Quiero terminar con esta relación
No quiero estar aquí en diciembre, quiero viajar
Ya no quiero estar sola
Todos vamos a morir algún día
El que quiera salvar su vida la perderá
Hay que morir al viejo hombre
Ayúdame a matar mi orgullo
Le tengo miedo a los perros
Mi hijo no quiere seguir estudiando
Mi hijo no quiere vivir aquí, quiere irse a España
Mi abuelo partió de este mundo en paz
La corte dictó sentencia
Me levantó la mano el pastor y oró por mí
El bebé me patea
Me tocó el Espíritu Santo
Cuando era niña tocaba el piano
Me cortaron la luz
Me hizo mucho daño su traición
`;
