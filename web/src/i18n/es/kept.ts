import type { englishKept } from '../en/kept';
import type { TranslationOf } from '../translate';

/** Come with the parts that keep pages on the device, and with the worker. */
export const spanishKept = {
  'kept.about': 'Podrá leerlo sin conexión, con su cuestionario y sus imágenes. No registramos qué guarda.',
  'kept.about.course': 'Podrá leer todos los módulos sin conexión, con sus cuestionarios. No registramos qué guarda.',
  'kept.measuring': 'Consultando cuánto ocupa…',
  'kept.languages': '¿En qué idioma?',
  'kept.language.en': 'Inglés',
  'kept.language.es': 'Español',
  'kept.language.ur': 'Urdu',
  'kept.bytes.kilo': '{count} kB',
  'kept.bytes.mega': '{count} MB',
  'kept.start': 'Guardar ({size})',
  'kept.fetching': 'Descargando',
  'kept.progress': '{percent} %',
  'kept.stop': 'Detener',
  'kept.done': 'Ya está guardado. Puede abrirlo sin conexión en la misma dirección.',
  'kept.remove': 'Quitar',
  'kept.remove.named': 'Quitar “{title}” ({language})',
  'kept.removed': 'Ya no está en este dispositivo.',
  'kept.close': 'Cerrar',
  'kept.again': 'Intentar de nuevo',
  'kept.corrected': 'El ministerio ha publicado una corrección. Usted tiene el texto anterior.',
  'kept.update': 'Descargar la corrección ({size})',
  'kept.failure.no-worker':
    'Este navegador no puede guardar páginas. Uno más nuevo sí puede; aquí también puede imprimirlas.',
  'kept.failure.refused':
    'Este navegador no permite guardar páginas, como sucede en una ventana privada. Por favor, abra la página en una ventana normal.',
  'kept.failure.full':
    'No queda espacio en este dispositivo. Quite algo e inténtelo de nuevo. No se ha cambiado nada más.',
  'kept.failure.no-line':
    'En este momento no hay conexión, por eso no se pudo descargar. Lo que estaba guardado sigue aquí.',
  'kept.failure.switched-off': 'En este momento no se pueden guardar páginas. Por favor, inténtelo otro día.',
  'kept.failure.failed': 'No se pudo descargar. Por favor, inténtelo de nuevo en un minuto.',
  'kept.send.title': 'Compártalo',
  'kept.send.about':
    'En un solo archivo para WhatsApp, Bluetooth o una tarjeta de memoria. Contiene el módulo con su cuestionario, en español y en inglés, y se abre sin conexión.',
  'kept.send.share': 'Enviar el archivo',
  'kept.send.save': 'Descargar el archivo',
  'kept.send.ready': 'El archivo está listo. Por favor, presione el botón otra vez.',
  'kept.send.saved': 'El archivo está entre sus descargas.',
  'kept.send.failed': 'No se pudo obtener el archivo. Revise su conexión e inténtelo de nuevo.',
  'kept.send.code': 'Código QR de este módulo',
  'kept.send.code.about': 'Otra persona puede escanearlo de su pantalla. También puede imprimirlo en un afiche.',
  'kept.send.code.save': 'Descargar el código QR para un afiche',
  'kept.page.title': 'Lo que he guardado',
  'kept.page.description': 'Páginas de este sitio que están guardadas en este dispositivo para leerlas sin conexión.',
  'kept.page.intro':
    'Estas páginas están en este dispositivo. Puede leerlas y buscar en ellas sin conexión, y quitar cada una.',
  'kept.page.empty': 'No hay nada guardado en este dispositivo',
  'kept.page.empty.text':
    'Presione “Guardar en este dispositivo” en un módulo, un artículo, el evangelio o el curso completo.',
  'kept.page.empty.action': 'Ir al curso',
  'kept.page.total': 'En total: {size}',
  'kept.page.noScript': 'Para guardar páginas en un dispositivo hace falta JavaScript.',
  'kept.kind.module': 'Módulo',
  'kept.kind.article': 'Artículo',
  'kept.kind.gospel': 'El evangelio',
  'kept.kind.course': 'El curso completo',
  'kept.search': 'Buscar en lo que ha guardado',
  'kept.search.found': 'Resultados: {count}',
  'kept.search.none': 'Nada de lo que ha guardado contiene estas palabras.',
  'kept.offline.title': 'No hay conexión.',
  'kept.offline.these': 'Esto es lo que ha guardado:',
  'kept.offline.nothing': 'En este dispositivo no hay nada guardado de este sitio.',
} as const satisfies TranslationOf<typeof englishKept>;
