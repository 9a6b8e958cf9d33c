import type { ProblemCode } from './problem-texts-en';

export const problemTextsEs: Readonly<Record<ProblemCode, string>> = {
  'problem.text.missing': 'Escriba algo aquí.',
  'problem.text.long': 'Acorte esto a {max} caracteres; tiene {count}.',
  'problem.number.missing': 'Escriba un número.',
  'problem.number.low': 'Escriba {min} o más.',
  'problem.number.high': 'Escriba {max} o menos.',
  'problem.date.missing': 'Elija una fecha.',
  'problem.choice.missing': 'Elija una opción.',
  'problem.file.missing': 'Elija un archivo.',
  'problem.group.missing': 'Complete esta parte.',
  'problem.list.empty': 'Agregue al menos uno.',
  'problem.list.exact': 'Aquí se necesitan {needed}; hay {count}.',
  'problem.list.few': 'Aquí se necesitan al menos {needed}; hay {count}.',
  'problem.list.many': 'Aquí caben como máximo {max}; hay {count}.',
  'problem.email.format': 'Escriba una dirección de correo, por ejemplo nombre@example.org.',
  'problem.address.format': 'Use solo letras minúsculas sin acentos, números y guiones sueltos.',
  'problem.address.missing': 'Le falta la dirección. Guarde la entrada con su título y la recibirá.',
  'problem.link.format': 'Escriba la dirección completa, que empieza con https://',
  'problem.path.format': 'Escriba una página de este sitio, que empieza con /, por ejemplo /mens-ministry',
  'problem.phone.format': 'Escriba solo el número: cifras, espacios y guiones.',
  'problem.country.format': 'Escriba dos letras mayúsculas, por ejemplo US o EC.',
  'problem.zone.format': 'Escriba el nombre de una zona horaria, por ejemplo America/New_York.',
  'problem.time.invalid': 'Escriba una fecha y una hora.',
  'problem.time.skipped': 'Esta hora no existe: esa noche se adelantan los relojes. Elija una hora más tarde.',
  'problem.time.past': 'Esta hora ya pasó. Elija una que esté por llegar.',
  'problem.time.order': 'Esto debe venir después de la hora de publicación.',
  'problem.time.unpublished': 'No está en el sitio. Elija primero cuándo se publica.',
  'problem.taken': '“{title}” ya lo tiene. Elija otro.',
  'problem.question.id': 'La pregunta {question} todavía no está guardada. Guarde primero el cuestionario.',
  'problem.question.options': 'La pregunta {question} necesita cuatro opciones; tiene {count}.',
  'problem.question.optionsAlike': 'La pregunta {question} tiene el mismo texto en las opciones {first} y {second}.',
  'problem.question.noOptions': 'La pregunta {question} se responde con verdadero o falso; quite sus opciones.',
  'problem.question.answer': 'Elija la respuesta correcta de la pregunta {question} entre sus cuatro opciones.',
  'problem.question.trueFalse': 'Indique si la pregunta {question} es verdadera o falsa.',
  'problem.question.kind':
    'La pregunta {question} se responde con verdadero o falso en un idioma y tiene opciones en el otro. Hágalas iguales, o elimínela aquí y agréguela de nuevo.',
  'problem.event.region': 'De este evento solo se muestra la región; por eso, escríbala.',
  'problem.media.event': 'Elija el evento al que pertenece.',
  'problem.media.picture':
    'Escriba el enlace de una foto de la Biblioteca de Multimedia: ábrala allí y presione “Copiar link”.',
  'problem.media.video':
    'Escriba el enlace de un video de la Biblioteca de Multimedia, que se copia con “Copiar link”, o de un video de YouTube.',
  'problem.media.youtube':
    'Esta dirección lleva a una lista de reproducción, un canal u otra página de YouTube. Abra allí un solo video y copie su dirección.',
  'problem.media.is-video': 'La dirección lleva a un video: elija “Video”.',
  'problem.media.is-image': 'La dirección lleva a una foto: elija “Foto”.',
  'problem.media.poster': 'La portada debe ser un archivo de la Biblioteca de Multimedia.',
  'problem.scripture.unnamed':
    'Las palabras de {reference} no son exactamente las de Reina-Valera 1909 ni de la World English Bible. Elija el pasaje de la Biblia o indique su traducción.',
  'problem.scripture.differs':
    'Las palabras de {reference} no coinciden con la traducción que se indicó. Elija el pasaje de nuevo o indique otra traducción.',
  'problem.scripture.unknown-passage':
    'La traducción que se indicó no tiene {reference}. Revise el capítulo y los versículos.',
  'problem.text.tangled':
    'Este texto es demasiado largo, o tiene demasiadas marcas en un párrafo, demasiadas listas o listas dentro de listas. Divídalo o hágalo más sencillo.',
  'problem.text.unclear':
    'Los visitantes verían los signos de “{line}”. Si es un título o una lista, deje un espacio después del signo, o use los botones sobre el texto.',
  'problem.picture.alt': 'Una foto del texto no tiene descripción. Diga qué muestra, para quienes no pueden verla.',
  'problem.cover.alt': 'Diga qué muestra la portada, para quienes no pueden verla.',
};
