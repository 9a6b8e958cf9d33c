import { ApiError } from './api-error';

export type FileForm = {
  /** The form field that carries the file. */
  field: string;
  file: Blob;
  name: string;
  headers?: Readonly<Record<string, string>>;
  /** Upload progress, from 0 to 1. */
  onProgress?: (share: number) => void;
};

/** Aborted when no byte has moved for this long. */
const stalledAfterMs = 60_000;

/** Throws like `fetchJson`, or a TimeoutError. Uses XMLHttpRequest, because `fetch` reports no upload progress. */
export function sendFile(url: string, { field, file, name, headers = {}, onProgress }: FileForm): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let giveUp: ReturnType<typeof setTimeout> | undefined;
    const beginWaiting = () => {
      clearTimeout(giveUp);
      giveUp = setTimeout(() => request.abort(), stalledAfterMs);
    };
    request.open('POST', url);
    request.withCredentials = true;
    request.setRequestHeader('Accept', 'application/json');
    for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value);
    request.upload.onprogress = ({ loaded, total }) => {
      beginWaiting();
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    request.onload = () => {
      const { status, statusText, responseText } = request;
      if (status < 200 || status > 299) {
        reject(new ApiError(status, responseText, statusText));
        return;
      }
      try {
        resolve(JSON.parse(responseText));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    request.onerror = () => reject(new TypeError('Failed to send'));
    request.onabort = () => reject(new DOMException('Nobody answered', 'TimeoutError'));
    request.onloadend = () => clearTimeout(giveUp);
    const form = new FormData();
    form.append(field, file, name);
    beginWaiting();
    request.send(form);
  });
}
