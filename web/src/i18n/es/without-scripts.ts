import type { englishWithoutScripts } from '../en/without-scripts';

export const spanishWithoutScripts: Record<keyof typeof englishWithoutScripts, string> = {
  'formSteps.check.title': 'Revise lo que va a enviar',
  'formSteps.check.text': 'Todavía no se ha enviado nada. Léalo una vez más, responda la suma y envíelo.',
  'formSteps.check.true': 'Sí',
  'formSteps.check.false': 'No',
  'formSteps.check.sum': '¿Cuánto es {problem}?',
  'formSteps.check.late': 'Pasaron más de diez minutos desde la suma anterior. Responda esta, por favor.',
  'formSteps.check.send': 'Enviar ahora',
  'formSteps.check.change': 'Cambiar algo',
  'formSteps.sent.title': 'Gracias. Recibimos lo que envió.',
  'formSteps.sent.text':
    'Ya llegó. La referencia se muestra durante diez minutos, y solo si el navegador acepta cookies; puede escribirnos sin ella.',
  'formSteps.sent.keep': 'Guarde esta referencia por si nos escribe al respecto.',
  'formSteps.sent.delete': 'Puede pedir en cualquier momento que borremos lo que envió.',
  'preparing.line': 'Este sitio todavía se está preparando.',
  'withoutScripts.search': 'Buscar',
  'withoutScripts.keep': 'Guardar o escuchar esta página requiere JavaScript y un navegador reciente.',
  'withoutScripts.quiz': 'Lea las preguntas y respuestas. El certificado requiere JavaScript y un navegador reciente.',
  'moduleFile.language': 'Read in English',
  'moduleFile.answer': 'Mostrar la respuesta',
  'moduleFile.right': 'Respuesta correcta: {answer}',
  'moduleFile.choose': 'Presione la respuesta que le parezca correcta.',
  'moduleFile.end': 'Por favor, compártalo con quien le pueda servir. Se abre sin conexión a internet.',
  'moduleFile.source': 'De {ministry}. La versión más reciente, con todos los módulos:',
};
