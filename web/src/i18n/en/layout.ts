export const layout = {
  'layout.loading': 'Loading…',
  'layout.error.title': 'This page could not be shown',
  'layout.error.text': 'Something went wrong on our side. Nothing you did caused it, and trying again often helps.',
  'layout.error.retry': 'Try again',
  'layout.error.home': 'Go to the home page',
  'layout.footer.quickLinks': 'Quick links',
  'layout.footer.ministries': 'Ministries',
  'layout.footer.contact': 'Contact',
  'layout.footer.email': 'E-mail',
  'layout.footer.phone': 'Phone',
  'layout.footer.propheticMinistry': 'Prophetic ministry',
  'layout.footer.marriageMinistry': 'Marriage ministry',
} as const;
