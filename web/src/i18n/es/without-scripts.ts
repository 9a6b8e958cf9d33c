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
  'withoutScripts.menu': 'Menú',
  'withoutScripts.search': 'Buscar',
  'withoutScripts.keep': 'Para guardar esta página en el dispositivo o escucharla se necesita JavaScript.',
  'withoutScripts.quiz':
    'Sin JavaScript puede leer las preguntas con sus respuestas. Para el certificado se necesita JavaScript.',
  'withoutScripts.quiz.link': 'Preguntas y respuestas',
};
