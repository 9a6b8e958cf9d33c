import type { BuiltInLocale, Locale } from '@contracts/language';
import { noticePage, type Notice } from '../pages/notice-page';

const refused: Record<BuiltInLocale, Omit<Notice, 'link'> & { label: string }> = {
  en: {
    title: 'This could not be taken',
    text: 'What you sent did not arrive whole, or did not come from a page of this site. Please go back, where what you wrote should still be, or begin again.',
    label: 'Open the page with the form',
  },
  es: {
    title: 'No pudimos recibir esto',
    text: 'Lo que envió no llegó completo, o no venía de una página de este sitio. Vuelva atrás, donde debería seguir lo que escribió, o empiece de nuevo.',
    label: 'Abrir la página con el formulario',
  },
};

const kept: typeof refused = {
  en: {
    title: 'One moment, please',
    text: 'This has not been sent yet, because the site cannot answer at the moment. What you wrote is kept in this page: please wait a minute, and try again.',
    label: 'Try again',
  },
  es: {
    title: 'Un momento, por favor',
    text: 'Esto todavía no se ha enviado, porque el sitio no puede responder en este momento. Lo que escribió sigue en esta página: espere un minuto e inténtelo de nuevo.',
    label: 'Intentar de nuevo',
  },
};

export function refusedPage(locale: Locale, href: string): string {
  const of = ({ label, ...notice }: (typeof refused)[BuiltInLocale]) => ({ ...notice, link: { label, href } });
  return noticePage(locale, { en: of(refused.en), es: of(refused.es) });
}

/** Carries what was posted, for when not even the page can be shown. */
export function keptPage(locale: Locale, action: string, fields: URLSearchParams): string {
  const post = [...fields];
  const of = ({ label, ...notice }: (typeof kept)[BuiltInLocale]) => ({
    ...notice,
    link: { label, href: action, post },
  });
  return noticePage(locale, { en: of(kept.en), es: of(kept.es) });
}
