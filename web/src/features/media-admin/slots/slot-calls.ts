import {
  pictureSlotPath,
  pictureSlotSchema,
  pictureSlotsPath,
  pictureSlotsSchema,
  type PictureSlot,
  slotFileField,
  slotFilePath,
  type SlotChange,
} from '@contracts/picture-slot';
import { parse } from 'valibot';
import { fetchJson } from '../../../lib/cms-client/fetch-json';
import { sendFile } from '../../../lib/cms-client/send-file';
import type { Session } from '../../../lib/panel-session/session';

export type SlotCalls = {
  load: () => Promise<readonly PictureSlot[]>;
  replace: (key: string, file: Blob, name: string, onProgress: (share: number) => void) => Promise<PictureSlot>;
  undo: (key: string, fileId: number) => Promise<PictureSlot>;
  change: (key: string, change: SlotChange) => Promise<PictureSlot>;
};

export function slotCalls(authorized: Session['authorized']): SlotCalls {
  const parsed = (request: (headers: Record<string, string>) => Promise<unknown>) =>
    authorized(async (headers) => parse(pictureSlotSchema, await request(headers)));
  return {
    load: () =>
      authorized(async (headers) => parse(pictureSlotsSchema, await fetchJson(pictureSlotsPath, { headers }))),
    replace: (key, file, name, onProgress) =>
      parsed((headers) => sendFile(slotFilePath(key), { field: slotFileField, file, name, headers, onProgress })),
    undo: (key, fileId) =>
      parsed((headers) => fetchJson(`${slotFilePath(key)}/${fileId}`, { method: 'DELETE', headers })),
    change: (key, body) => parsed((headers) => fetchJson(pictureSlotPath(key), { method: 'PATCH', headers, body })),
  };
}
