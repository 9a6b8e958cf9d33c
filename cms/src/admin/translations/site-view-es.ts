import type { siteViewEn } from './site-view-en';

export const siteViewEs: Readonly<Record<keyof typeof siteViewEn, string>> = {
  'content-manager.preview.panel.title': 'Vista previa',
  'content-manager.preview.panel.button': 'Abrir la vista previa',
  'content-manager.preview.panel.button-disabled-tooltip': 'Guarde primero para ver sus cambios en la vista previa',
  'content-manager.preview.page-title': 'Vista previa de {contentType}',
  'content-manager.preview.header.close': 'Cerrar la vista previa',
  'content-manager.preview.device.select': 'Tamaño de la pantalla',
  'content-manager.preview.device.desktop': 'Pantalla ancha',
  'content-manager.preview.device.mobile': 'Teléfono',
  'content-manager.preview.copy.success':
    'Se copió la dirección. Solo puede abrirla quien tiene una cuenta en este panel.',
  'content-manager.preview.error.script-failed': 'No se pudo preparar la vista previa. Por favor, ábrala de nuevo.',
  'preview.copy.label': 'Copiar la dirección de la vista previa',
  'preview.tabs.label': 'Qué muestra la vista previa',
  'site-view.title': 'En el sitio',
  'site-view.open': 'Ver en el sitio',
  'site-view.newTab': 'se abre en otra pestaña',
  'site-view.none': 'Los visitantes todavía no lo ven: no está publicado en este idioma.',
  'site-view.failed': 'No se pudo averiguar dónde está en el sitio. Recargue la página para intentarlo de nuevo.',
};
