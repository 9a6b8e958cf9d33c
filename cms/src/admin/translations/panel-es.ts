import type { panelEn } from './panel-en';

export const panelEs: Readonly<Record<keyof typeof panelEn, string>> = {
  'Auth.form.welcome.title': 'Le damos la bienvenida',
  'Auth.form.welcome.subtitle': 'Entre para cuidar del sitio',
  'Auth.form.email.placeholder': 'usted@ejemplo.org',
  'HomePage.header.subtitle': '¿Qué desea hacer hoy?',
  'app.components.LeftMenu.logo.alt': 'Sitio del ministerio',
  'app.components.LeftMenu.navbrand.title': 'Sitio del ministerio',
  'app.components.LeftMenu.navbrand.workplace': 'Panel',
  'content-manager.plugin.name': 'Contenido',
  'content-manager.header.name': 'Contenido',
  'content-manager.components.LeftMenu.collection-types': 'Listas',
  'content-manager.components.LeftMenu.single-types': 'Páginas',
  'content-manager.widget.last-edited.single-type': 'Página',
  'search.placeholder': 'Buscar',
  'lists.languages': 'Idiomas',
  clearLabel: 'Borrar',
  'app.components.ToggleCheckbox.on-label': 'Sí',
  'app.components.ToggleCheckbox.off-label': 'No',
  'apiError.Failed to fetch': 'No hay conexión. Lo que escribió sigue aquí: inténtelo de nuevo en un momento.',
  'apiError.Load failed': 'No hay conexión. Lo que escribió sigue aquí: inténtelo de nuevo en un momento.',
  'apiError.NetworkError when attempting to fetch resource.':
    'No hay conexión. Lo que escribió sigue aquí: inténtelo de nuevo en un momento.',
};
