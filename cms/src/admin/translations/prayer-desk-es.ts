import type { prayerDeskEn } from './prayer-desk-en';

export const prayerDeskEs: Readonly<Record<keyof typeof prayerDeskEn, string>> = {
  'desk.title': 'Mesa de oración',
  'desk.subtitle': 'Una petición a la vez, y nadie queda en el olvido',
  'desk.lead': 'La mesa de oración es una página del sitio. Se abre enseguida.',
  'desk.link': 'Abrir la mesa de oración',
  'desk.widget-waiting':
    '{count, plural, =0 {Nadie espera oración} one {Una petición espera oración} other {# peticiones esperan oración}}',
  'desk.widget-urgent': '{count, plural, one {Una es urgente} other {# son urgentes}}',
};
