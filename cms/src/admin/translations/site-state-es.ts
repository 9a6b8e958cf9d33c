import type { siteStateEn } from './site-state-en';

export const siteStateEs: Record<keyof typeof siteStateEn, string> = {
  'site-state.title': 'Cómo está el sitio',
  'site-state.well': 'Todo está bien.',
  'site-state.concern': 'Por favor, avise de lo que está en rojo a quien se encarga del servidor.',
  'site-state.mark': 'en rojo',
  'site-state.none': 'Ninguno',
  'site-state.published': 'Los visitantes ven',
  'site-state.published.reached': 'Todo lo publicado',
  'site-state.published.reaching': 'Se está actualizando',
  'site-state.published.behind': 'En parte, una versión anterior',
  'site-state.published.unknown': 'No se sabe: el sitio no informa',
  'site-state.requests': 'Solicitudes desde el lunes',
  'site-state.mails': 'Correos por enviar',
  'site-state.mails.waiting': '{count, plural, one {Uno, escrito {age}} other {#, el más antiguo de {age}}}',
  'site-state.mails.failed':
    '{count, plural, one {Uno no se pudo redactar o entregar en los últimos siete días.} other {# no se pudieron redactar o entregar en los últimos siete días.}}',
  'site-state.now': 'Ahora mismo',
  'site-state.backup': 'Último respaldo',
  'site-state.backup.never': 'Nunca',
  'site-state.backup.failed': 'El intento más reciente falló.',
  'site-state.backup.overdue': 'El siguiente está atrasado.',
  'site-state.backup.none': 'Si el disco del servidor se dañara, se perdería todo.',
  'site-state.disk': 'Espacio en el servidor',
  'site-state.disk.free': '{free} GB libres',
  'site-state.disk.low': 'Pronto no se podrá subir ni guardar nada.',
  'site-state.errors': 'Errores en las últimas 24 horas',
  'site-state.errors.about':
    'Páginas o acciones que fallaron. Es normal que haya algunas cuando se actualiza el sitio.',
  'site-state.browsers': 'Con fallas en un navegador en las últimas 24 horas',
  'site-state.browsers.about': 'Estas páginas se podían leer, pero algunos de sus botones no hacían nada.',
};
