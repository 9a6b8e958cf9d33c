import { deskHandBack } from './desk-hand-back';
import { deskSpam } from './desk-spam';

export const spanishDeskParts = {
  ...deskHandBack,
  ...deskSpam,
};
