import { deskSpam } from './desk-spam';

export const spanishDeskParts = {
  ...deskSpam,
};
