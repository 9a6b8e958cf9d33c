import type { PrivacyPageSeed } from '../../content-types';

export const privacyPage = {
  seo: {
    title: 'Privacidad: qué guardamos y quién lo lee',
    description:
      'Qué guarda este sitio en su dispositivo, qué pasa con las peticiones de oración, los mensajes y las solicitudes de consejería, y quién puede leerlos.',
  },
  title: 'Privacidad',
  intro:
    'Hay personas que nos cuentan de su enfermedad, de su matrimonio y de sus miedos. Usted tiene derecho a saber adónde van esas palabras. Esto es lo que hace el sitio hoy, dicho con claridad.',
  body: `## Lo que se queda en su dispositivo

- **Su idioma:** Cuando elige español o inglés, la elección se guarda en su navegador con el nombre “preferred-language”, y durante un año en una cookie del mismo nombre, para que la página siguiente le llegue en ese idioma. Mientras la pestaña está abierta, el navegador también puede recordar que el idioma ya se cambió una vez.
- **Sus respuestas en los cuestionarios:** Las respuestas y los puntajes de la formación se guardan en su navegador. No se nos envían. Si borra los datos del navegador, desaparecen.

Los miembros del equipo que administran el sitio reciben una cookie propia al iniciar sesión. Los visitantes no.

## Lo que usted nos envía

Los formularios de oración, de contacto y de consejería nos envían lo que usted escribe en ellos: su nombre, su correo, su teléfono si lo da y su mensaje. Junto con eso guardamos el idioma del formulario, la hora de llegada, un número de referencia y, en las peticiones de oración, el tipo que eligió, si la quiere confidencial y si podemos comunicarnos con usted. La suma con que demuestra que es una persona se revisa en su navegador y no se envía.

Al atender una petición, el equipo le agrega un estado y sus propias notas. Un programa busca señales de que el formulario lo haya llenado una máquina; esos mensajes se apartan, y aun así una persona puede leerlos.

## Quién lo lee

- **Peticiones de oración confidenciales:** El equipo de oración y nadie más de quienes trabajan con el sitio.
- **Las demás peticiones de oración:** El equipo de oración y quienes dirigen este ministerio.
- **Mensajes y solicitudes de consejería:** Quienes dirigen este ministerio y el equipo de oración.

Todo queda en la base de datos del propio ministerio. No se publica, no se vende y no se entrega a anunciantes ni a otras empresas. Falta decir algo más: quien da mantenimiento al servidor, administra sus cuentas o restaura sus copias de seguridad podría llegar a lo que allí se guarda. Procuramos que sean muy pocas personas. Si hay algo que no debe quedar por escrito, pídanos que le llamemos.

## Cuánto tiempo lo guardamos

Una petición se guarda hasta que el equipo termina de atenderla y alguno de nosotros la elimina. El sitio no borra ninguna por su cuenta en una fecha fija. Si desea que eliminemos la suya, escriba a la dirección que está al pie de esta página y mencione el número de referencia.

## Contra los abusos

Para que nadie inunde los formularios, y para que un mensaje enviado dos veces por mala señal llegue una sola, el sitio guarda un código calculado a partir de su dirección de red y otro a partir del mensaje. De ninguno se puede recuperar lo original. A las 24 horas dejan de usarse, y se borran cuando llega la petición siguiente. El registro del sitio anota qué página se pidió y cuánto tardó la respuesta, sin su dirección ni nada de lo que escribió.

## Lo que aquí no hay

No hay rastreadores, ni publicidad, ni estadísticas de visitantes. Las imágenes, los tipos de letra y los programas vienen de este mismo sitio; por eso, con solo leer una página, ninguna otra empresa se entera de que usted estuvo aquí.

Eso cambia cuando usted abre un enlace. Las páginas para ofrendar y las librerías son de otros y tienen sus propias reglas. Un video que esté en YouTube se carga desde allá después de que usted oprime reproducir, y no antes.

## Preguntas

Pregúntenos lo que quiera sobre esta página. El correo y el teléfono están más abajo, o puede usar el [formulario de contacto](/contact).
`,
} satisfies PrivacyPageSeed;
