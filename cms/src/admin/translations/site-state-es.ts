import type { siteStateEn } from './site-state-en';

export const siteStateEs: Record<keyof typeof siteStateEn, string> = {
  'site-state.title': 'Cómo está el sitio',
  'site-state.well': 'Todo está bien.',
  'site-state.concern': 'Por favor, avise de las líneas en rojo a quien se encarga del servidor.',
  'site-state.published': 'Contenido publicado',
  'site-state.published.reached': 'Los visitantes ven todo lo que se publicó.',
  'site-state.published.reaching': 'Lo que se acaba de publicar está llegando a los visitantes.',
  'site-state.published.behind': 'Algunos visitantes todavía ven una versión anterior.',
  'site-state.published.unknown': 'El sitio no ha informado desde hace unos minutos.',
  'site-state.requests': 'Solicitudes desde el lunes',
  'site-state.mails': 'Correos',
  'site-state.mails.none': 'Ninguno está en espera.',
  'site-state.mails.waiting':
    '{count, plural, one {Uno espera su envío, escrito {age}.} other {# esperan su envío; el más antiguo fue escrito {age}.}}',
  'site-state.mails.failed':
    '{count, plural, one {Uno no se pudo entregar en los últimos siete días.} other {# no se pudieron entregar en los últimos siete días.}}',
  'site-state.backup': 'Último respaldo',
  'site-state.backup.never': 'Todavía no se ha hecho ningún respaldo.',
  'site-state.backup.failed': 'El intento más reciente falló.',
  'site-state.backup.overdue': 'El siguiente está atrasado.',
  'site-state.backup.none': 'Lo que la gente envió y escribió se perdería junto con el disco del servidor.',
  'site-state.disk': 'Espacio para archivos',
  'site-state.disk.free': '{free} GB libres',
  'site-state.disk.low': 'Pronto no se podrán subir fotos ni videos.',
  'site-state.errors': 'Errores en las últimas 24 horas',
  'site-state.errors.none': 'Ninguno.',
  'site-state.errors.count': '{count, plural, one {Una página o acción falló.} other {# páginas o acciones fallaron.}}',
  'site-state.errors.about': 'Es normal que haya algunos cuando se actualiza el sitio.',
};
