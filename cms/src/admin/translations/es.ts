import type { TextKey } from './en';
import { panelEs } from './panel-es';
import { prayerDeskEs } from './prayer-desk-es';
import { siteStateEs } from './site-state-es';
import { visitsEs } from './visits-es';
import { writingEs } from './writing-es';
import { siteViewEs } from './site-view-es';
import { translationBoardEs } from './translation-board-es';
import { sitePicturesEs } from './site-pictures-es';
import { editorFieldsEs } from './editor-fields-es';
import { publishingEs } from './publishing-es';
import { historyEs } from './history-es';
import { trashEs } from './trash-es';

export const es: Readonly<Record<TextKey, string>> = {
  'media-address.name': 'Dirección de una foto o un video',
  'media-address.about': 'Un archivo de la Biblioteca de Multimedia o un video de YouTube, con vista previa',
  'media-address.hint': 'Un archivo de la Biblioteca de Multimedia, o la dirección de un video de YouTube',
  'media-address.choose': 'Elegir de la Biblioteca de Multimedia',
  'media-address.none': 'Todavía no hay una foto ni un video seleccionado',
  'media-address.broken': 'Este navegador no puede mostrar lo que hay en esta dirección',
  'media-address.withheld':
    'Retirado: nadie puede abrir este archivo en el sitio, así que tampoco se ve aquí. Sigue en la Biblioteca de Multimedia.',
  'media-address.outside':
    'El sitio solo muestra archivos de su Biblioteca de Multimedia y videos de YouTube. Esta dirección no es ninguna de las dos cosas.',
  'media-address.youtube': 'Un video de YouTube. El sitio muestra una imagen genérica mientras no tenga portada.',
  'media-address.poster-of-youtube': 'La portada de un video de YouTube',
  'media-address.picture': 'La foto seleccionada',
  'media-address.video': 'El video seleccionado',
  'media-address.unfound':
    'No se pudieron leer las carpetas de la Biblioteca de Multimedia. Por favor, elija de nuevo.',
  'poster.take': 'Usar este cuadro como portada',
  'poster.choose': 'Elegir una foto como portada',
  'poster.remove': 'Quitar la portada',
  'poster.taking': 'Creando la portada a partir del video…',
  'poster.taken': 'La portada se creó a partir del video. Guarde o publique para conservarla.',
  'poster.impossible':
    'Este navegador no puede crear una portada a partir de este video. En su lugar, el sitio mostrará una imagen genérica.',
  'poster.refused': 'No se pudo guardar la portada. En su lugar, el sitio mostrará una imagen genérica.',
  'event-media.title': 'Fotos y videos',
  'event-media.loading': 'Cargando las fotos y los videos…',
  'event-media.none': 'Este evento todavía no tiene fotos ni videos.',
  'event-media.failed': 'No se pudieron cargar las fotos y los videos.',
  'event-media.again': 'Intentar de nuevo',
  'event-media.uncaptioned': 'Sin leyenda',
  'event-media.withdrawn': 'Retirado',
  'event-media.draft': 'Sin publicar',
  'event-media.modified': 'Cambiado después de publicarse',
  'event-media.more': '{count, plural, one {Y uno más} other {Y # más}}',
  'event-media.add': 'Agregar una foto o un video',
  'event-media.arrange': 'Cambiar el orden',
  'event-media.image': 'Foto',
  'event-media.video': 'Video',
  'example.title': 'Contenido de ejemplo',
  'example.badge': 'Ejemplo',
  'example.panel':
    'Este texto venía con el sitio, y lo que dice del ministerio es inventado. Escriba lo que es cierto del suyo: la marca desaparece al guardar un cambio. Si todo ya es correcto, desactive “Contenido de ejemplo” en el formulario y guarde.',
  'example.count': '{count, plural, one {Una entrada todavía es un ejemplo.} other {# entradas todavía son ejemplos.}}',
  'example.about':
    'Venían con el sitio, y lo que dicen del ministerio es inventado. Reemplácelas antes de publicar el sitio.',
  'example.none': 'Ya no queda ningún ejemplo: todas las entradas son suyas.',
  'example.in-en': 'Inglés: {count}',
  'example.in-es': 'Español: {count}',
  'crisis-lines.title': 'Líneas de crisis',
  'crisis-lines.why':
    'Quien está en peligro ve estos números. Por favor, llame a cada uno una vez al año. Si es correcto, escriba la fecha en “Última llamada” y publique.',
  'crisis-lines.due': '{count, plural, one {Un número por revisar} other {# números por revisar}}',
  'crisis-lines.none': 'Todos los números se revisaron en el último año. Gracias.',
  'crisis-lines.never': 'Nunca se ha llamado',
  'crisis-lines.last': 'Última llamada: {date}',
  'crisis-lines.empty': 'No hay ninguna línea de crisis publicada. Quien está en peligro solo ve el 911 y el 112.',
  'crisis-lines.failed': 'No se pudieron cargar las líneas de crisis.',
  'crisis-lines.open': 'Abrir todas las líneas de crisis',
  ...panelEs,
  ...prayerDeskEs,
  ...siteStateEs,
  ...visitsEs,
  ...writingEs,
  ...siteViewEs,
  ...translationBoardEs,
  ...sitePicturesEs,
  ...publishingEs,
  ...editorFieldsEs,
  ...historyEs,
  ...trashEs,
};
