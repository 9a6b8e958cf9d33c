import { useFetchClient } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { fileAddress, type Folder, folderAt, folderStructureSchema, libraryFileSchema, stemOf } from './file-address';
import { takeFrame } from './poster-frame';

export type PosterState = 'idle' | 'taking' | 'taken' | 'impossible' | 'refused';

type Video = { address: string; folder?: number | null; atSeconds?: number | undefined };

export function useFolders(): () => Promise<Folder[]> {
  const { get } = useFetchClient();
  return async () => {
    const { data } = await get('/upload/folder-structure');
    return v.parse(folderStructureSchema, data).data;
  };
}

/** Uploads a picture into the folder of its video; returns its URL on the site. */
function useStoreBeside(): (picture: File, video: Video) => Promise<string> {
  const { post } = useFetchClient();
  const readFolders = useFolders();
  return async (picture, { address, folder }) => {
    const folders = await readFolders();
    const place = folder ?? folderAt(address, folders);
    const body = new FormData();
    body.append('files', picture);
    body.append('fileInfo', JSON.stringify({ name: picture.name, alternativeText: '', caption: '', folder: place }));
    const { data } = await post('/upload', body);
    const [stored] = v.parse(v.tuple([libraryFileSchema]), data);
    return fileAddress({ ...stored, folder: place }, folders);
  };
}

/** Creates posters from videos, one at a time. Results for a video that was replaced meanwhile are dropped. */
export function usePoster(onTaken: (address: string) => void) {
  const store = useStoreBeside();
  const [state, setState] = useState<PosterState>('idle');
  const newest = useRef(0);

  async function take(video: Video): Promise<void> {
    newest.current += 1;
    const turn = newest.current;
    const finish = (outcome: PosterState) => {
      if (turn === newest.current) setState(outcome);
    };
    setState('taking');
    // Not “-poster”: the site finds posters of its own videos by that suffix.
    const picture = await takeFrame(video.address, `${stemOf(video.address)}-frame`, video.atSeconds);
    if (picture === null) {
      finish('impossible');
      return;
    }
    try {
      const address = await store(picture, video);
      if (turn === newest.current) onTaken(address);
      finish('taken');
    } catch {
      finish('refused');
    }
  }

  function forget(): void {
    newest.current += 1;
    setState('idle');
  }

  return { state, take, forget };
}
