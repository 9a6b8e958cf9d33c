import type { BuiltInLocale, Locale } from '@contracts/language';
import { noticePage, type Notice } from './notice-page';

const notices: Record<BuiltInLocale, Notice> = {
  en: {
    title: 'We will be right back',
    text: 'This page cannot be shown at the moment. Please try again in a minute.',
    link: { label: 'Try again', href: '' },
  },
  es: {
    title: 'Volvemos enseguida',
    text: 'Esta página no se puede mostrar en este momento. Por favor, inténtelo de nuevo en un minuto.',
    link: { label: 'Intentar de nuevo', href: '' },
  },
};

export function unavailablePage(locale: Locale): string {
  return noticePage(locale, notices);
}
