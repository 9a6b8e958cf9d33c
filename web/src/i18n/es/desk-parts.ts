import { deskHandBack } from './desk-hand-back';
import { deskNextStep } from './desk-next-step';
import { deskSpam } from './desk-spam';

export const spanishDeskParts = {
  ...deskHandBack,
  ...deskNextStep,
  ...deskSpam,
};
