import { type InBothLanguages, languageNames } from '../../contracts/panel-names';
import { historyTexts } from './history-texts';
import { scheduleTexts } from './schedule-texts';
import { translationBoardTexts } from './translation-board-texts';
import { trashTexts } from './trash-texts';
import { upkeepTexts } from './upkeep-texts';
import { writingTexts } from './writing-texts';

/** The texts of our own parts of the panel; Strapi brings the others. */
export const texts = {
  'language.en': languageNames.en,
  'language.es': languageNames.es,
  // Within a sentence.
  'in.en': { en: 'English', es: 'inglés' },
  'in.es': { en: 'Spanish', es: 'español' },
  'example.title': { en: 'Example content', es: 'Contenido de ejemplo' },
  'example.count': {
    en: '{count, plural, one {One entry is still an example.} other {# entries are still examples.}}',
    es: '{count, plural, one {Una entrada todavía es un ejemplo.} other {# entradas todavía son ejemplos.}}',
  },
  'example.about': {
    en: 'They came with the site, and what they say about the ministry is made up. Replace them before you go live.',
    es: 'Venían con el sitio, y lo que dicen del ministerio es inventado. Reemplácelas antes de publicar el sitio.',
  },
  'example.none': {
    en: 'Nothing here is an example anymore: every entry is your own.',
    es: 'Ya no queda ningún ejemplo: todas las entradas son suyas.',
  },
  'crisis-lines.title': { en: 'Crisis lines', es: 'Líneas de crisis' },
  'crisis-lines.why': {
    en: 'People in danger see these numbers. Please call each one once a year. If it is right, enter the date under “Last called on” and publish.',
    es: 'Quien está en peligro ve estos números. Por favor, llame a cada uno una vez al año. Si es correcto, escriba la fecha en “Última llamada” y publique.',
  },
  'crisis-lines.due': {
    en: '{count, plural, one {One number to check} other {# numbers to check}}',
    es: '{count, plural, one {Un número por revisar} other {# números por revisar}}',
  },
  'crisis-lines.none': {
    en: 'All numbers were checked within the last year. Thank you.',
    es: 'Todos los números se revisaron en el último año. Gracias.',
  },
  'crisis-lines.never': { en: 'Never called', es: 'Nunca se ha llamado' },
  'crisis-lines.last': { en: 'Last called on {date}', es: 'Última llamada: {date}' },
  'crisis-lines.empty': {
    en: 'No crisis line is published. People in danger only see 911 and 112.',
    es: 'No hay ninguna línea de crisis publicada. Quien está en peligro solo ve el 911 y el 112.',
  },
  'crisis-lines.failed': {
    en: 'The crisis lines could not be loaded.',
    es: 'No se pudieron cargar las líneas de crisis.',
  },
  'crisis-lines.open': { en: 'Open all crisis lines', es: 'Abrir todas las líneas de crisis' },
  'try-again': { en: 'Try again', es: 'Intentar de nuevo' },
  // The words of Chromium, Safari and Firefox.
  'apiError.Failed to fetch': {
    en: 'There is no connection. What you wrote is still here: please try again in a moment.',
    es: 'No hay conexión. Lo que escribió sigue aquí: inténtelo de nuevo en un momento.',
  },
  'apiError.Load failed': {
    en: 'There is no connection. What you wrote is still here: please try again in a moment.',
    es: 'No hay conexión. Lo que escribió sigue aquí: inténtelo de nuevo en un momento.',
  },
  'apiError.NetworkError when attempting to fetch resource.': {
    en: 'There is no connection. What you wrote is still here: please try again in a moment.',
    es: 'No hay conexión. Lo que escribió sigue aquí: inténtelo de nuevo en un momento.',
  },
  'desk.title': { en: 'Prayer desk', es: 'Mesa de oración' },
  'desk.subtitle': {
    en: 'One request at a time, and nobody forgotten',
    es: 'Una petición a la vez, y nadie queda en el olvido',
  },
  'desk.lead': {
    en: 'The prayer desk is a page of the site. It opens in a moment.',
    es: 'La mesa de oración es una página del sitio. Se abre enseguida.',
  },
  'desk.link': { en: 'Open the prayer desk', es: 'Abrir la mesa de oración' },
  'desk.widget-waiting': {
    en: '{count, plural, =0 {Nobody is waiting for prayer} one {One request is waiting for prayer} other {# requests are waiting for prayer}}',
    es: '{count, plural, =0 {Nadie espera oración} one {Una petición espera oración} other {# peticiones esperan oración}}',
  },
  'desk.widget-urgent': {
    en: '{count, plural, one {One is urgent} other {# are urgent}}',
    es: '{count, plural, one {Una es urgente} other {# son urgentes}}',
  },
  'site-pictures.title': { en: 'Pictures of the site', es: 'Fotos del sitio' },
  'site-pictures.lead': {
    en: 'They are replaced at /admin, which is made for the phone.',
    es: 'Se cambian en /admin, que está hecho para el teléfono.',
  },
  'site-pictures.open': { en: 'Open the pictures of the site', es: 'Abrir las fotos del sitio' },
  'event-media.title': { en: 'Pictures and videos', es: 'Fotos y videos' },
  'event-media.about': {
    en: 'Add several pictures at once, drag them into order, and make posters for videos:',
    es: 'Agregue varias fotos a la vez, arrástrelas a su orden y cree portadas para los videos:',
  },
  'event-media.open': { en: 'Manage the timeline', es: 'Administrar la línea de tiempo' },
  'site-view.title': { en: 'On the site', es: 'En el sitio' },
  'site-view.open': { en: 'View on the site', es: 'Ver en el sitio' },
  'site-view.newTab': { en: 'opens in a new tab', es: 'se abre en otra pestaña' },
  'site-view.none': {
    en: 'Visitors do not see it yet: it is not published in this language.',
    es: 'Los visitantes todavía no lo ven: no está publicado en este idioma.',
  },
  'site-view.failed': {
    en: 'Where this is on the site could not be found out. Reload the page to try again.',
    es: 'No se pudo averiguar dónde está en el sitio. Recargue la página para intentarlo de nuevo.',
  },
  'address.name': { en: 'Address', es: 'Dirección' },
  'address.about': {
    en: 'The last part of a web address, made from the title',
    es: 'La última parte de una dirección web, que se forma del título',
  },
  'address.proposed': {
    en: 'Made from the title when you save: {address}',
    es: 'Se forma del título al guardar: {address}',
  },
  'address.made': {
    en: 'If left empty, it is made when you save. Only lowercase letters, numbers and hyphens',
    es: 'Si queda vacío, se forma al guardar. Solo letras minúsculas, números y guiones',
  },
  'address.published': { en: 'Published under this address', es: 'Publicado en esta dirección' },
  'address.change': { en: 'Change the address', es: 'Cambiar la dirección' },
  'address.warning': {
    en: 'Once you publish a new address, links to the old one no longer work. Change it only if you must.',
    es: 'Cuando publique una dirección nueva, los enlaces a la anterior dejarán de funcionar. Cámbiela solo si es necesario.',
  },
  'order.name': { en: 'Place in a list', es: 'Lugar en una lista' },
  'order.about': { en: 'Where an entry stands among the others', es: 'Dónde está una entrada entre las demás' },
  'order.first': { en: 'First', es: 'En primer lugar' },
  'order.after': { en: 'After “{title}”', es: 'Después de “{title}”' },
  'order.untitled': { en: 'without a title', es: 'sin título' },
  'order.shared': {
    en: 'The same in both languages. Visitors see the new order once you publish',
    es: 'Igual en ambos idiomas. Los visitantes ven el nuevo orden cuando usted publica',
  },
  'order.failed': {
    en: 'The other entries could not be loaded, so the place cannot be changed now.',
    es: 'No se pudieron cargar las demás entradas; por ahora no se puede cambiar el lugar.',
  },
  'quiz-answer.name': { en: 'Right answer', es: 'Respuesta correcta' },
  'quiz-answer.about': { en: 'One of the question’s options', es: 'Una de las opciones de la pregunta' },
  'quiz-answer.true': { en: 'True', es: 'Verdadero' },
  'quiz-answer.false': { en: 'False', es: 'Falso' },
  'quiz-answer.choose': { en: 'Choose the right one', es: 'Elija la correcta' },
  'quiz-answer.option': { en: 'Option {number}', es: 'Opción {number}' },
  'quiz-answer.first': {
    en: 'Please write the four options first. Then choose the right one here',
    es: 'Escriba primero las cuatro opciones. Luego elija aquí la correcta',
  },
  'site-state.title': { en: 'How the site is doing', es: 'Cómo está el sitio' },
  'site-state.well': { en: 'All is well.', es: 'Todo está bien.' },
  'site-state.concern': {
    en: 'Please tell whoever looks after the server what is red here.',
    es: 'Por favor, avise de lo que está en rojo a quien se encarga del servidor.',
  },
  'site-state.mark': { en: 'in red', es: 'en rojo' },
  'site-state.none': { en: 'None', es: 'Ninguno' },
  'site-state.opening': { en: 'The site', es: 'El sitio' },
  'site-state.opening.open': { en: 'Open to the public', es: 'Abierto al público' },
  'site-state.opening.closed': { en: 'Not open yet', es: 'Todavía no está abierto' },
  'site-state.published': { en: 'What visitors see', es: 'Los visitantes ven' },
  'site-state.published.reached': { en: 'Everything published', es: 'Todo lo publicado' },
  'site-state.published.reaching': { en: 'Being updated now', es: 'Se está actualizando' },
  'site-state.published.behind': { en: 'Partly an older version', es: 'En parte, una versión anterior' },
  'site-state.published.unknown': { en: 'Not known: the site does not report', es: 'No se sabe: el sitio no informa' },
  'site-state.requests': { en: 'Requests since Monday', es: 'Solicitudes desde el lunes' },
  'site-state.mails': { en: 'Mails waiting to be sent', es: 'Correos por enviar' },
  'site-state.mails.waiting': {
    en: '{count, plural, one {One, written {age}} other {#, the oldest written {age}}}',
    es: '{count, plural, one {Uno, escrito {age}} other {#, el más antiguo de {age}}}',
  },
  'site-state.mails.failed': {
    en: '{count, plural, one {One could not be written or delivered in the last seven days.} other {# could not be written or delivered in the last seven days.}}',
    es: '{count, plural, one {Uno no se pudo redactar o entregar en los últimos siete días.} other {# no se pudieron redactar o entregar en los últimos siete días.}}',
  },
  'site-state.now': { en: 'Just now', es: 'Ahora mismo' },
  'site-state.backup': { en: 'Last backup', es: 'Último respaldo' },
  'site-state.backup.never': { en: 'Never', es: 'Nunca' },
  'site-state.backup.failed': { en: 'The latest attempt failed.', es: 'El intento más reciente falló.' },
  'site-state.backup.overdue': { en: 'The next one is overdue.', es: 'El siguiente está atrasado.' },
  'site-state.backup.none': {
    en: 'If the server’s disk broke, everything would be lost.',
    es: 'Si el disco del servidor se dañara, se perdería todo.',
  },
  'site-state.disk': { en: 'Space on the server', es: 'Espacio en el servidor' },
  'site-state.disk.free': { en: '{free} GB free', es: '{free} GB libres' },
  'site-state.disk.low': {
    en: 'Soon nothing can be uploaded or saved.',
    es: 'Pronto no se podrá subir ni guardar nada.',
  },
  'site-state.errors': { en: 'Errors in the last 24 hours', es: 'Errores en las últimas 24 horas' },
  'site-state.errors.about': {
    en: 'Pages or actions that failed. A few are normal when the site is updated.',
    es: 'Páginas o acciones que fallaron. Es normal que haya algunas cuando se actualiza el sitio.',
  },
  'site-state.browsers': {
    en: 'Broken in a browser in the last 24 hours',
    es: 'Con fallas en un navegador en las últimas 24 horas',
  },
  'site-state.browsers.about': {
    en: 'These pages could be read, but some of their buttons did nothing.',
    es: 'Estas páginas se podían leer, pero algunos de sus botones no hacían nada.',
  },
  'visits.title': { en: 'Visits', es: 'Visitas' },
  'visits.about': {
    en: 'How often pages were opened in the last 30 days. Robots and signed-in accounts are left out, and nothing is known about who opened them.',
    es: 'Cuántas veces se abrieron las páginas en los últimos 30 días. No se cuentan los robots ni las cuentas que han iniciado sesión, y no se sabe nada de quien las abrió.',
  },
  'visits.none': {
    en: 'Nobody has opened the site yet. The first visits show here after a minute.',
    es: 'Nadie ha abierto el sitio todavía. Las primeras visitas aparecen aquí después de un minuto.',
  },
  'visits.chart': {
    en: 'Pages opened each day, from {first} to {last}, in English and Spanish',
    es: 'Páginas abiertas cada día, del {first} al {last}, en inglés y en español',
  },
  'visits.day': { en: '{day}: {en} in English, {es} in Spanish', es: '{day}: {en} en inglés, {es} en español' },
  'visits.what': { en: 'What was opened', es: 'Qué se abrió' },
  'visits.few': { en: 'fewer than {limit}', es: 'menos de {limit}' },
  'visits.more': { en: 'Show all {count}', es: 'Mostrar los {count}' },
  'visits.less': { en: 'Show fewer', es: 'Mostrar menos' },
  'visits.requests': { en: 'Requests', es: 'Solicitudes' },
  'visits.requests.about': {
    en: 'By the week in which they came. Spam and deleted requests are not counted.',
    es: 'Por la semana en que llegaron. No se cuentan el correo no deseado ni las solicitudes eliminadas.',
  },
  'visits.week': { en: 'Week of', es: 'Semana del' },
  'visits.kind.prayer': { en: 'Prayer', es: 'Oración' },
  'visits.kind.contact': { en: 'Messages', es: 'Mensajes' },
  'visits.kind.counseling': { en: 'Counseling', es: 'Consejería' },
  'visits.article': { en: 'Article', es: 'Artículo' },
  'visits.module': { en: 'Module', es: 'Módulo' },
  'visits.quiz': { en: 'Quiz', es: 'Cuestionario' },
  ...writingTexts,
  ...translationBoardTexts,
  ...historyTexts,
  ...trashTexts,
  ...scheduleTexts,
  ...upkeepTexts,
} satisfies Readonly<Record<string, InBothLanguages>>;

export type TextKey = keyof typeof texts;
