export const prayerDeskEn = {
  'desk.title': 'Prayer desk',
  'desk.subtitle': 'One request at a time, and nobody forgotten',
  'desk.lead': 'The prayer desk is a page of the site. It opens in a moment.',
  'desk.link': 'Open the prayer desk',
  'desk.widget-waiting':
    '{count, plural, =0 {Nobody is waiting for prayer} one {One request is waiting for prayer} other {# requests are waiting for prayer}}',
  'desk.widget-urgent': '{count, plural, one {One is urgent} other {# are urgent}}',
} as const;
