import { Button, Flex, TextInput } from '@strapi/design-system';
import { Images } from '@strapi/icons';
import { useField, useForm } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { MediaType } from '../../api/event-media/contract';
import { useTexts } from '../translations/use-texts';
import { InputField, type InputProps } from '../ui/input-field';
import { fileAddress, folderIdOf, type LibraryFile } from './file-address';
import { LibraryDialog } from './library-dialog';
import { MediaPreview } from './media-preview';
import { mediumOf, typeOfAddress } from './medium';
import { PosterControls } from './poster-controls';
import { useFolders, usePoster } from './use-poster';

const SideBySide = styled(Flex)`
  > * {
    flex: 1 1 24rem;
  }
`;

const written = (value: string | null | undefined) => value ?? '';

/** Choosing a file also fills in `mediaType`, and `thumbnailUrl` with a poster for a video. */
export function MediaAddressInput(input: InputProps) {
  const { name = '', hint, disabled = false } = input;
  const text = useTexts();
  const field = useField<string | null>(name);
  const type = useField<MediaType | null>('mediaType');
  const thumbnail = useField<string | null>('thumbnailUrl');
  const withdrawn = useField<boolean | null>('withdrawn').value === true;
  const change = useForm('MediaAddressInput', ({ onChange }) => onChange);
  const readFolders = useFolders();
  const player = useRef<HTMLVideoElement>(null);
  const [choosing, setChoosing] = useState<'medium' | 'poster'>();
  const [unfound, setUnfound] = useState(false);
  const setThumbnail = (address: string | null) => change('thumbnailUrl', address);
  const { state, take, forget } = usePoster(setThumbnail);

  const address = written(field.value).trim();
  const poster = written(thumbnail.value);
  const medium = mediumOf(address, type.value ?? 'image');
  const isVideo = medium === 'video' || medium === 'youtube';

  function enter(typed: string): void {
    forget();
    change(name, typed);
    const told = typeOfAddress(typed.trim());
    if (told !== undefined) change('mediaType', told);
  }

  async function addressOf(file: LibraryFile): Promise<string | undefined> {
    setUnfound(false);
    try {
      return fileAddress(file, await readFolders());
    } catch {
      setUnfound(true);
      return undefined;
    }
  }

  async function chooseMedium(file: LibraryFile): Promise<void> {
    const chosen = await addressOf(file);
    if (chosen === undefined) return;
    forget();
    const isFilm = file.mime.startsWith('video/');
    change(name, chosen);
    change('mediaType', isFilm ? 'video' : 'image');
    setThumbnail(null);
    if (isFilm) await take({ address: chosen, folder: folderIdOf(file) });
  }

  async function choosePoster(file: LibraryFile): Promise<void> {
    const chosen = await addressOf(file);
    if (chosen === undefined) return;
    forget();
    setThumbnail(chosen);
  }

  function takeShown(): void {
    const shown = player.current?.currentTime ?? 0;
    // Before playback it shows its poster, or a first frame that is often meaningless.
    void take({ address, atSeconds: shown > 0 ? shown : undefined });
  }

  return (
    <InputField
      input={input}
      hint={hint || text('media-address.hint')}
      error={unfound ? text('media-address.unfound') : field.error}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <SideBySide gap={4} alignItems="start" wrap="wrap">
          <MediaPreview medium={medium} address={address} poster={poster} withdrawn={withdrawn} player={player} />
          <Flex direction="column" alignItems="start" gap={3}>
            <Button
              variant="secondary"
              startIcon={<Images />}
              disabled={disabled}
              onClick={() => setChoosing('medium')}
            >
              {text('media-address.choose')}
            </Button>
            {isVideo ? (
              <PosterControls
                state={state}
                disabled={disabled}
                hasPoster={poster !== ''}
                onTake={medium === 'video' && !withdrawn ? takeShown : undefined}
                onChoose={() => setChoosing('poster')}
                onRemove={() => {
                  forget();
                  setThumbnail(null);
                }}
              />
            ) : null}
          </Flex>
        </SideBySide>
        <TextInput
          type="text"
          value={written(field.value)}
          disabled={disabled}
          onChange={({ currentTarget }) => enter(currentTarget.value)}
          onBlur={() => {
            // Pasted URLs often have surrounding spaces.
            if (address !== field.value && address !== '') change(name, address);
          }}
        />
      </Flex>
      {choosing === undefined ? null : (
        <LibraryDialog
          kinds={choosing === 'medium' ? ['images', 'videos'] : ['images']}
          onChoose={(file) => void (choosing === 'medium' ? chooseMedium(file) : choosePoster(file))}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </InputField>
  );
}
