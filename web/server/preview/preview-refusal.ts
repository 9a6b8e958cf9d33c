import type { BuiltInLocale, Locale } from '@contracts/language';
import { ApiError, ContentUnavailable } from '../../src/lib/cms-client/api-error';
import { paths } from '../../src/lib/paths';
import { noticePage, type Notice } from '../pages/notice-page';
import { unavailablePage } from '../pages/unavailable-page';

type Notices = Readonly<Record<BuiltInLocale, Notice>>;

const signIn: Notices = {
  en: {
    title: 'Please sign in',
    text: 'Only those who work on this site can see the preview. Sign in to the panel, and open the preview from there.',
    link: { label: 'Open the panel', href: paths.panel, newTab: true },
  },
  es: {
    title: 'Por favor, inicie sesión',
    text: 'Solo quienes trabajan en este sitio pueden ver la vista previa. Inicie sesión en el panel y ábrala desde allí.',
    link: { label: 'Abrir el panel', href: paths.panel, newTab: true },
  },
};

const notForAccount: Notices = {
  en: {
    title: 'No preview for this account',
    text: 'Your account does not work on the texts of the site. If it should, ask the person who manages the accounts.',
    link: { label: 'Open the site', href: '/', newTab: true },
  },
  es: {
    title: 'No hay vista previa para esta cuenta',
    text: 'Su cuenta no trabaja con los textos del sitio. Si debería hacerlo, pregunte a quien administra las cuentas.',
    link: { label: 'Abrir el sitio', href: '/', newTab: true },
  },
};

const incomplete: Notices = {
  en: {
    title: 'Something is still missing',
    text: 'This page cannot be shown yet, because a required field is empty. Fill in the fields with an asterisk, save, and open the preview again.',
    link: { label: 'Try again', href: '' },
  },
  es: {
    title: 'Todavía falta algo',
    text: 'Esta página aún no se puede mostrar, porque hay un campo obligatorio vacío. Llene los campos con asterisco, guarde y abra de nuevo la vista previa.',
    link: { label: 'Intentar de nuevo', href: '' },
  },
};

const noticesByStatus: Readonly<Record<number, Notices>> = { 401: signIn, 403: notForAccount, 422: incomplete };

export type Refusal = { status: number; html: string };

export function refuseWithoutSession(locale: Locale): Refusal {
  return { status: 401, html: noticePage(locale, signIn) };
}

/** Why a preview failed. Only its name goes into the log, because the message may quote the draft. */
export function causeOf(error: unknown): Error {
  const cause = error instanceof ContentUnavailable ? error.cause : error;
  return cause instanceof Error ? cause : new Error(String(cause));
}

/** Explains to an editor why the CMS gave no drafts. */
export function refusalFor(error: unknown, locale: Locale, requestId: string): Refusal {
  const cause = causeOf(error);
  const notices = cause instanceof ApiError ? noticesByStatus[cause.status] : undefined;
  if (notices && cause instanceof ApiError) return { status: cause.status, html: noticePage(locale, notices) };
  return { status: 503, html: unavailablePage(locale, requestId) };
}
