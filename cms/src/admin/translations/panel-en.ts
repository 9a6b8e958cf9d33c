/** Texts of Strapi's that say something else here: it advertises itself, or speaks of types, entries and assets. */
export const panelEn = {
  'Auth.form.welcome.title': 'Welcome',
  'Auth.form.welcome.subtitle': 'Sign in to look after the site',
  'Auth.form.email.placeholder': 'you@example.org',
  'HomePage.header.subtitle': 'What would you like to do today?',
  'app.components.LeftMenu.logo.alt': 'Ministry site',
  'app.components.LeftMenu.navbrand.title': 'Ministry site',
  'app.components.LeftMenu.navbrand.workplace': 'Panel',
  'content-manager.plugin.name': 'Content',
  'content-manager.header.name': 'Content',
  'content-manager.components.LeftMenu.collection-types': 'Lists',
  'content-manager.components.LeftMenu.single-types': 'Pages',
  'content-manager.widget.last-edited.single-type': 'Page',
  'search.placeholder': 'Search',
  'lists.languages': 'Languages',
  clearLabel: 'Clear',
  'app.components.ToggleCheckbox.on-label': 'Yes',
  'app.components.ToggleCheckbox.off-label': 'No',
  // What Chromium, Safari and Firefox say.
  'apiError.Failed to fetch': 'There is no connection. What you wrote is still here: please try again in a moment.',
  'apiError.Load failed': 'There is no connection. What you wrote is still here: please try again in a moment.',
  'apiError.NetworkError when attempting to fetch resource.':
    'There is no connection. What you wrote is still here: please try again in a moment.',
} as const;
