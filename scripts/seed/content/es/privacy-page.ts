import type { PrivacyPageSeed } from '../../content-types';

export const privacyPage = {
  seo: {
    title: 'Privacidad: qué guardamos y quién lo lee',
    description:
      'Qué guarda este sitio en su dispositivo, qué pasa con las peticiones de oración, los mensajes y las solicitudes de consejería, y quién puede leerlos.',
  },
  title: 'Privacidad',
  intro:
    'Hay personas que nos cuentan de su enfermedad, de su matrimonio y de sus miedos. Usted tiene derecho a saber adónde van esas palabras. Esto es lo que hace el sitio con ellas, dicho con claridad.',
  body: `## Lo que se queda en su dispositivo

- **Su idioma:** Cuando elige español o inglés, la elección se guarda en su navegador con el nombre “preferred-language”, y durante un año en una cookie del mismo nombre, para que la página siguiente le llegue en ese idioma. Mientras la pestaña está abierta, el navegador también puede recordar que el idioma ya se cambió una vez.
- **Sus respuestas en los cuestionarios:** Las respuestas y los puntajes de la formación se guardan en su navegador. No se nos envían, salvo que haga un certificado: entonces sus respuestas y su nombre se envían una sola vez, las respuestas se califican y no guardamos nada de ello. Si borra los datos del navegador, desaparecen.
- **Su estudio del curso:** Hasta dónde llegó en cada módulo, los pasos que marcó y sus notas se guardan en su navegador y nunca se envían. Al final de la página del curso de formación puede guardar sus notas y eliminar todo.
- **Su país:** Para que los números a los que se llama en un peligro empiecen por los de su país, su dispositivo lo supone por la zona horaria y el idioma. Si usted elige otro, la elección se guarda en su navegador con el nombre “country”. Nada de esto se nos envía.
- **Las páginas que usted guarda:** Cuando presiona “Guardar en este dispositivo”, la página, sus imágenes y su cuestionario se guardan en su navegador para que pueda leerlos sin conexión. No registramos qué guarda. En “Lo que he guardado” puede quitarlo todo.
- **Lo que está escribiendo:** Un formulario a medio llenar existe solo en la página abierta, para que usted pueda ver otra página de este sitio y volver a él. Al cerrar o recargar la página, desaparece. Si se le va la conexión al enviarlo, la página le avisa que todavía no se ha enviado nada. Mientras usted la deje abierta, lo sigue intentando, y lo envía una sola vez. Tampoco en ese caso se guarda en el navegador nada de lo que escribió.
- **Formularios sin JavaScript:** Si su navegador envía un formulario por sí mismo, nuestro servidor le muestra una vez más lo que escribió, busca allí palabras que hablen de peligro y no guarda nada hasta que usted lo envía. Después la referencia queda diez minutos en su navegador, en una cookie llamada “sent”, para que la página de agradecimiento pueda mostrarla.

Los miembros del equipo que administran el sitio reciben cookies propias al iniciar sesión. Los visitantes no.

## Lo que usted nos envía

Los formularios de oración, de contacto y de consejería nos envían lo que usted escribe en ellos: su nombre, su correo, su teléfono si lo da, en el formulario de consejería también si es seguro llamar a ese número, y su mensaje. Junto con eso guardamos el idioma del formulario, la hora de llegada, un número de referencia y, en las peticiones de oración, el tipo que eligió, si la quiere confidencial y si desea que nos comuniquemos con usted. La suma con que demuestra que es una persona se revisa en su navegador o, sin JavaScript, en nuestro servidor, y no se guarda.

Los nombres, los correos, los teléfonos, si es seguro llamar a ellos, los mensajes, lo que nos cuente después y las notas del equipo se cifran antes de guardarse. Una copia de nuestra base de datos, o un respaldo de ella, no se los muestra a nadie que no tenga la clave.

Al atender una petición, el equipo le agrega un estado, sus propias notas, un próximo paso y la cuenta de las veces que alguien oró por ella. Si nos la pide por teléfono o en persona, alguien del equipo puede ingresarla por usted; se guarda como las demás, con el nombre de quien la ingresó.

Después puede [contarnos qué ha pasado desde entonces](/prayer/thanks). Eso se guarda con su petición. Solo lo compartimos si usted lo permite, y nunca con su nombre ni con nada que revele quién es.

## Cuando alguien corre peligro

Si lo que escribe en un formulario habla de suicidio, de hacerse daño o de violencia en el hogar, el formulario muestra dónde puede encontrar ayuda en ese momento. Reconoce esas palabras con una lista que es parte de la página. La revisión se hace en su dispositivo, no se comunica a nadie y nunca le impide enviar. Nuestro servidor revisa lo que llega con la misma lista y, si hace falta, lo marca como urgente para que el equipo lo vea primero. Ninguna de esas revisiones avisa a nadie fuera del equipo, y el equipo no está pendiente de las peticiones a toda hora; por eso, llame por favor a ese número.

## Niños y adolescentes

Los formularios de este sitio son para adultos. Si usted es menor de edad, escriba junto con un adulto de su confianza. Si quien le hace daño es un adulto con quien vive o en quien debería poder confiar, cuénteselo a un maestro, a un médico o a la policía, o llame al número de emergencias: usted no ha hecho nada malo ni tiene la culpa. Los padres o tutores que se enteren de que su hijo nos ha escrito pueden pedirnos que lo borremos.

## Lo que no podemos callar

Lo que nos cuenta queda dentro de nuestro equipo. Hay tres excepciones, y preferimos que las conozca antes de escribir:

- **Una vida en peligro:** Si creemos que usted u otra persona puede morir o sufrir un daño grave, es posible que llamemos a los servicios de emergencia o a alguien más que pueda ayudar. También es posible que nos comuniquemos con usted, aunque no lo haya pedido.
- **Un menor o un adulto dependiente que sufre daño:** Si nos enteramos de que se maltrata o se descuida a un menor de edad, o a un adulto que depende del cuidado de otros, lo denunciamos ante las autoridades encargadas de protegerlos.
- **La ley:** Si una ley o un tribunal nos obliga a informar de algo o a entregarlo, obedecemos.

Esto vale también para las peticiones confidenciales. En cada caso compartimos solo lo necesario, solo con quien lo necesita, y se lo decimos antes a usted siempre que sea seguro. Si no sabe si conviene dejar algo por escrito, puede llamarnos y preguntar.

## Quién lo lee

- **Peticiones de oración confidenciales:** El equipo de oración y nadie más de quienes trabajan con el sitio.
- **Las demás peticiones de oración:** El equipo de oración y quienes dirigen este ministerio.
- **Mensajes y solicitudes de consejería:** Quienes dirigen este ministerio y el equipo de oración.

Cada vez que alguno de ellos abre una petición, el sitio anota quién abrió cuál y cuándo. Nadie puede abrir una petición sin que quede esa anotación, ni cambiarla después. Cuando el equipo se reúne a orar, alguien puede escoger una petición que no es confidencial para leerla en voz alta: su nombre de pila y un texto corto, que se borran después de un día.

Un programa busca señales de mensajes automáticos y de publicidad. Lo que encuentra se aparta como spam, donde el equipo puede revisarlo. Si nadie lo saca de ahí, se borra a los 30 días.

Todo queda en la base de datos del propio ministerio. No se publica, no se vende y no se entrega a anunciantes ni a otras empresas. Falta decir algo más: quien da mantenimiento al servidor puede llegar a la clave, y quien administra las cuentas decide quién forma parte del equipo de oración. Procuramos que sean muy pocas personas. Si hay algo que no debe quedar por escrito, pídanos que le llamemos.

## Correos

Si este sitio está preparado para enviar correos, es posible que usted reciba un mensaje breve que le dice que su petición llegó. Ni ese mensaje ni los que avisan a nuestro equipo de una nueva petición contienen nada de lo que usted escribió. Los servidores de correo por los que pasa ven la dirección a la que va.

## Cuánto tiempo lo guardamos

Una petición se borra 90 días después de que el equipo la marca como respondida o la archiva, y a más tardar 365 días después de su llegada. Antes de que se borre una que nadie ha respondido, se le avisa al equipo, que tiene por lo menos un mes para responderla. Las notas y lo que nos contó después se borran con la petición. Si compartimos algo con su permiso, queda en este sitio hasta que lo quitemos; escríbanos si lo desea. Solo quedan números, por ejemplo cuántas peticiones de oración hubo en un mes; la anotación de quién abrió cada referencia; y, mientras no se reemplacen, los respaldos, donde sus palabras están cifradas.

No tiene que esperar a que pase ese tiempo. Escriba al correo de contacto que está al final de esta página y mencione su número de referencia, o escriba desde el correo que puso en el formulario, y borraremos definitivamente lo que nos envió.

## Contra los abusos

Para que nadie inunde los formularios, y para que un mensaje enviado dos veces por mala señal llegue una sola, el sitio guarda códigos calculados a partir de su dirección de red y de las redes a las que pertenece, de su nombre, de su correo y del mensaje. De ninguno se puede recuperar lo original. Cuando escriben muchísimas personas desde una misma dirección, su dispositivo hace un pequeño cálculo durante un momento antes de enviar el mensaje. A las 24 horas los códigos dejan de usarse, y se borran cuando llega la petición siguiente, si no antes. El registro del sitio anota qué página se pidió y cuánto tardó la respuesta, sin su dirección ni nada de lo que escribió.

## Lo que aquí no hay

No hay rastreadores ni publicidad, y no se recoge nada acerca de usted como visitante. Para saber qué les sirve a las personas, nuestro servidor suma cuántas veces al día se abre cada página, artículo, módulo y cuestionario, en inglés y en español. Solo guarda esas sumas: ni direcciones, ni nombres, ni nada que muestre qué páginas abrió una misma persona. Las sumas se borran a los 400 días. Las imágenes, los tipos de letra y los programas vienen de este mismo sitio; por eso, con solo leer una página, ninguna otra empresa se entera de que usted estuvo aquí.

Eso cambia cuando usted abre un enlace. Las páginas para ofrendar y las librerías son de otros y tienen sus propias reglas. Un video que esté en YouTube se carga desde allá solo después de que usted presiona reproducir.

## Preguntas

Pregúntenos lo que quiera sobre esta página. Nuestro correo y nuestro teléfono están más abajo, o puede usar el [formulario de contacto](/contact).
`,
} satisfies PrivacyPageSeed;
