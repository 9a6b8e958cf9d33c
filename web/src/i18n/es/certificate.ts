/** Come with the parts that make and check certificates. */
export const spanishCertificate = {
  'certificate.name.tooShort': 'Escriba el nombre con al menos 2 letras',
  'certificate.name.tooLong': 'Use como máximo 80 caracteres',
  'certificate.name.letters':
    'El certificado puede mostrar letras latinas, espacios, puntos, guiones, puntos medios y apóstrofos. Escriba el nombre con ellos.',
  'certificate.number.invalid':
    'El número tiene 24 letras y cifras, como 7KQ4-M2XD-09AB-CDEF-GH12-3456. Compárelo con el certificado.',
  'certificate.answers.invalid': 'No se pudieron leer las respuestas. Vuelva a cargar la página e inténtelo de nuevo.',
  'certificate.course.title': 'Un certificado del curso',
  'certificate.course.text':
    'Apruebe el cuestionario de cada módulo con al menos el {mark}\u00a0% de respuestas correctas y podrá hacer un certificado con su nombre. No necesita una cuenta.',
  'certificate.course.passed': 'Aprobados hasta ahora: {passed} de {total}',
  'certificate.ready.title': 'Aprobó todos los cuestionarios',
  'certificate.ready.text': '¡Muy bien! Ya puede hacer un certificado con su nombre y guardarlo como PDF.',
  'certificate.name': 'Su nombre',
  'certificate.name.help': 'Como debe aparecer en el certificado, con sus tildes.',
  'certificate.languages': 'Idioma del certificado',
  'certificate.languages.one': 'Español',
  'certificate.languages.both': 'Español, con una segunda página en inglés',
  'certificate.privacy':
    'Su nombre y sus respuestas se envían una sola vez, para calificarlas de nuevo y hacer el certificado. No guardamos ni el nombre ni las respuestas.',
  'certificate.make': 'Hacer mi certificado',
  'certificate.making': 'Haciéndolo…',
  'certificate.failed': 'No se pudo hacer el certificado',
  'certificate.needsLine':
    'Para hacer el certificado se necesita conexión. Su nombre sigue aquí, y sus resultados quedan en este dispositivo.',
  'certificate.busy':
    'Un momento, por favor: ahora mismo no es posible. No se perdió nada; vuelva a presionar el botón en unos segundos.',
  'certificate.repeat':
    'Vuelva a responder los cuestionarios de estos módulos. Es posible que sus preguntas hayan cambiado:',
  'certificate.repeat.none':
    'En este momento no están publicados todos los módulos del curso. Inténtelo de nuevo otro día.',
  'certificate.ready': 'Su certificado está listo. Su número:',
  'certificate.ready.note': 'No guardamos ninguna copia, así que guárdelo ahora. Puede hacer otro cuando quiera.',
  'certificate.save': 'Guardar el certificado (PDF)',
  'certificate.file': 'certificado',
  'certificate.send': 'Enviar el certificado',
  'certificate.link': 'Copiar el enlace para comprobarlo',
  'certificate.link.note':
    'El certificado es el PDF: guárdelo, imprímalo o envíelo. El enlace no muestra el certificado; sirve para que otras personas comprueben que el suyo es auténtico. Contiene su nombre: delo solo a quien pueda saberlo.',
  'certificate.check.title': 'Comprobar un certificado',
  'certificate.check.description':
    'Aquí cualquiera puede comprobar si un certificado de nuestro curso de formación es auténtico.',
  'certificate.check.intro': 'Escriba el número de un certificado para ver si lo emitimos.',
  'certificate.check.number': 'Número',
  'certificate.check.number.help': 'Está al pie del certificado: 24 letras y cifras.',
  'certificate.check.name': 'Nombre',
  'certificate.check.name.help':
    'Opcional. Con él verá también si el certificado se emitió a esa persona. Escríbalo como aparece allí, con sus tildes. Lo comparamos y no lo guardamos.',
  'certificate.check.submit': 'Comprobar el certificado',
  'certificate.check.submitting': 'Comprobando…',
  'certificate.check.failed': 'No se pudo comprobar el certificado',
  'certificate.check.same': 'Este certificado es auténtico',
  'certificate.check.same.text': 'Lo emitimos a nombre de {name}.',
  'certificate.check.not-given': 'Este número es auténtico',
  'certificate.check.not-given.text': 'Para ver si es de la persona que se lo mostró, escriba también el nombre.',
  'certificate.check.different': 'Este certificado no se emitió a este nombre',
  'certificate.check.different.text':
    'El número es auténtico, pero corresponde a otro nombre. Compare cómo está escrito, con tildes y todos los nombres.',
  'certificate.check.not-genuine': 'Este número no es auténtico',
  'certificate.check.not-genuine.text': 'Nunca emitimos un certificado con este número. Revise que esté completo.',
  'certificate.check.issued.en': 'Emitido el {date}, en inglés.',
  'certificate.check.issued.es': 'Emitido el {date}, en español.',
  'certificate.check.meaning': 'Qué dice un certificado',
  'certificate.check.meaning.text':
    'Ese día alguien envió, con ese nombre, respuestas que aprueban todos los cuestionarios de nuestro curso. Nadie estuvo presente mientras se respondían. No llevamos ninguna lista de certificados.',
  'certificate.check.back': 'Al curso de formación',
};
