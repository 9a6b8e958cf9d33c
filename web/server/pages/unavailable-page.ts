import type { BuiltInLocale, Locale } from '@contracts/language';
import { noticePage, type Notice } from './notice-page';

const notices: Record<BuiltInLocale, Notice & { errorNumber: string }> = {
  en: {
    title: 'We will be right back',
    text: 'This page cannot be shown at the moment. Please try again in a minute.',
    link: { label: 'Try again', href: '' },
    errorNumber: 'If this happens again and you write to us about it, please give this number:',
  },
  es: {
    title: 'Volvemos enseguida',
    text: 'Esta página no se puede mostrar en este momento. Por favor, inténtelo de nuevo en un minuto.',
    link: { label: 'Intentar de nuevo', href: '' },
    errorNumber: 'Si vuelve a ocurrir y nos escribe al respecto, por favor indique este número:',
  },
};

/** Enough of a request's id to find it in the logs. */
const shownCharacters = 8;

export function unavailablePage(locale: Locale, requestId: string): string {
  const number = requestId.slice(0, shownCharacters);
  const withNumber = ({ errorNumber, ...notice }: (typeof notices)[BuiltInLocale]): Notice => ({
    ...notice,
    footnote: `${errorNumber} ${number}`,
  });
  return noticePage(locale, { en: withNumber(notices.en), es: withNumber(notices.es) });
}
