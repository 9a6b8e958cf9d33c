import { problemTextsEs } from '../../api/publishing/contract';
import type { publishingEn } from './publishing-en';

export const publishingEs: Readonly<Record<keyof typeof publishingEn, string>> = {
  'components.Input.error.validation.required': 'Complete este campo.',
  'components.Input.error.validation.regex': 'Revise cómo está escrito.',
  'components.Input.error.validation.min': 'Como mínimo {min}.',
  'components.Input.error.validation.max': 'Como máximo {max}.',
  'components.Input.error.validation.minLength': 'Escriba al menos {min} caracteres.',
  'components.Input.error.validation.maxLength': 'Acorte esto a {max} caracteres.',
  'components.Input.error.validation.email': 'Escriba una dirección de correo, por ejemplo nombre@example.org.',
  'components.Input.error.validation.unique': 'Otra entrada ya lo tiene.',
  'component.Input.error.validation.integer': 'Escriba un número entero.',
  'content-manager.validation.error': 'Todavía no se guardó: revise lo que está marcado en rojo.',
  'content-manager.components.notification.info.maximum-requirement': 'Aquí no caben más.',
  ...problemTextsEs,
  'publishing.title': 'Antes de publicar',
  'publishing.ready': 'No falta nada.',
  'publishing.missing': '{count, plural, one {Todavía falta una cosa:} other {Todavía faltan # cosas:}}',
  'publishing.drafts': 'Puede guardar el borrador en cualquier momento.',
  'publishing.refused':
    '{count, plural, one {Todavía no se publicó; falta una cosa: {first}.} other {Todavía no se publicó; faltan # cosas. La primera: {first}.}}',
};
