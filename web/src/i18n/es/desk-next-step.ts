import type { TranslationOf } from '../translate';
import type { deskNextStep as english } from '../en/desk-next-step';

export const deskNextStep: TranslationOf<typeof english> = {
  'deskNextStep.title': 'Próximo paso',
  'deskNextStep.none': 'Todavía no hay ninguno.',
  'deskNextStep.onDay': 'El {day}',
  'deskNextStep.plan': 'Planear el próximo paso',
  'deskNextStep.change': 'Cambiar el próximo paso',
  'deskNextStep.text': 'Qué se hará',
  'deskNextStep.day': 'Dar seguimiento el',
  'deskNextStep.long': 'Use como máximo {count} caracteres.',
  'deskNextStep.cancel': 'Cancelar',
};
