/** Texts that must not be detected: everyday prayer requests, and words that only sound alike. */
export const spanishQuiet = `
Oren por mi mamá, que está enferma.
Por favor, oren por mi madre, que está enferma. 🙏
Mi papá murió anoche. Oren por nosotros.
Mi abuelita falleció, el funeral es el viernes
Se murió mi perrito
Mi tía está muriendo de cáncer
Mi tío se está muriendo en el hospital
Los doctores dicen que mi mamá se va a morir
Mi hermano murió en un accidente
Se mató en un accidente de moto
El accidente le quitó la vida a mi primo
El cáncer le quitó la vida
El covid nos quitó a mi papá
Jesús murió por nosotros
Cristo murió por nuestros pecados y resucitó
El Señor murió en la cruz por mí
Gracias Jesús por morir por mí
Quiero morir a mí mismo y vivir para Cristo
Quiero morir al yo
Quiero morir al pecado
Para mí el vivir es Cristo y el morir es ganancia
La paga del pecado es muerte
Aunque ande en valle de sombra de muerte
El ladrón no viene sino para hurtar, matar y destruir
No matarás
Judas se ahorcó
Caín mató a Abel
David mató a Goliat
Prefiero morir antes que negar a Cristo
Me muero de ganas de verlos
me muero de hambre
Me muero de risa
me muero de sueño
me muero de frío
Me muero por conocer la iglesia
Me muero por ver a mis nietos
casi me muero de la risa
casi me muero del susto
Quiero morirme de viejito al lado de mi esposa
Estoy muerta de cansancio
muerto de hambre
Me mato trabajando
Me mato estudiando para el examen
Nos matamos de risa
me mata la curiosidad
Me mata el dolor de espalda
Jugamos cartas para matar el tiempo
vimos una película para matar el aburrimiento
Matamos un chancho para la fiesta
La vida me golpeó duro
La noticia nos golpeó mucho
La crisis nos golpea a todos
La muerte de mi mamá me golpeó mucho
La pandemia nos pegó duro
me pegó la gripe
Me pegó el covid
me pega el sol en la ventana
Me pega la nostalgia en Navidad
Esa canción me pega en el alma
Me golpeé la rodilla
me golpeé la cabeza con la puerta
Me pegué en el pie
Mi hijo se golpeó la cabeza en la escuela
Mi hijo le pega bien a la pelota
Le pegó al gordo de la lotería
Quiero pegarme más a Dios
Mi esposo se pegó a la Biblia y cambió
Mi esposo nunca me ha pegado
Él nunca me ha golpeado; discutimos por dinero
Mi esposo no es violento
En mi casa no hay violencia, gracias a Dios
Mi esposo y yo nos vamos a divorciar
Nos estamos separando después de veinte años
Mi esposo me dejó por otra
Mi esposo me fue infiel
Mi esposa quiere el divorcio
Mi esposo no me escucha
Discutimos mucho por el dinero
Toma mucho, oren para que deje el alcohol
Mi hijo está en las drogas
Mi sobrino lucha con el abuso de drogas
Ore por el abuso de alcohol en mi barrio
Hubo abuso de poder en mi trabajo
Oren por la violencia en mi país
Oren por la paz en Ecuador, hay mucha inseguridad
Oren por las víctimas del atentado suicida en Pakistán
Un terrorista suicida atacó la iglesia
Corro 10 kms cada mañana
El pueblo queda a 20 kms de aquí
Me corté el pelo
me corto el pelo mañana
quiero cortarme el cabello
Me corté el dedo cocinando
Se cortó la luz
se cortó la llamada
Se corta el internet a cada rato
me corté las uñas
Mi esposo me ahorca con las deudas
Estamos ahorcados con las deudas
Colgué la ropa
se me colgó el celular
Quiero lanzarme a la aventura de servir a Dios
Quiero tirarme a la piscina
No quiero vivir en pecado
No quiero vivir con mi suegra
no quiero vivir en esta casa, es muy chica
No quiero vivir sin Dios
Señor, no quiero vivir sin ti
No quiero vivir con miedo
No quiero vivir lejos de mis hijos
Ya no quiero seguir trabajando ahí
ya no quiero seguir fumando
ya no quiero seguir con él
Ya no quiero seguir peleando con mi esposo
Quiero vivir para Dios
Quiero vivir en paz
Quiero seguir adelante
Quiero entregar mi vida a Cristo
Entregué mi vida a Jesús
Dios cambió mi vida
Señor, toma mi vida
Mi vida no tiene sentido sin Dios
Sin Cristo la vida no tiene sentido
Quiero acabar con mis deudas
Quiero terminar la carrera
quiero terminar con mi novio
Terminé con mi novia
No tengo ganas de comer
No tengo ganas de trabajar
Estoy cansado del trabajo
`;
