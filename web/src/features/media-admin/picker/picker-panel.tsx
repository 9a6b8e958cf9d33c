import { longestCaption } from '@contracts/event-media';
import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../../i18n/language-provider';
import { FieldPair } from '../../../ui/form/form-layout';
import { TextField } from '../../../ui/form/text-field';
import { Stack } from '../../../ui/layout';
import { Prose } from '../../../ui/text';
import { space } from '../../../ui/theme/theme';
import { loadToastOutlet } from '../../../ui/toast/load-toast-outlet';
import { showToast } from '../../../ui/toast/toast-store';
import { useSession } from '../session/session-provider';
import { AddBar } from './add-bar';
import { AddMessage } from './add-message';
import { useAvailableImages, useLibrary } from './available-images';
import { addFailureText } from './failure-text';
import { Library } from './library';
import type { MediaPickerProps } from './media-picker';
import { pickerFailure } from './picker-failure';
import { nothingSelected, toggled, without, withSelected } from './selection';
import { UploadButtons } from './upload-buttons';
import { UploadList } from './upload-list';
import { urlOf } from './url-check';
import { UrlField } from './url-field';
import { useAddImages } from './use-add-images';
import { useUploads } from './use-uploads';
import { useUrlCheck } from './use-url-check';

const urlFieldId = 'picker-url';
const captionFieldId = 'picker-caption';
const successToastMs = 2000;

const Frame = styled.section`
  display: grid;
  gap: ${space[6]};
  > * {
    min-width: 0;
  }
  input {
    scroll-margin-block-end: 10rem;
  }
`;

/** Everything about adding images to an event. What is chosen here outlasts the choice of another event. */
export function PickerPanel({ event, onAdded }: MediaPickerProps) {
  const { t } = useLanguage();
  const { authorized } = useSession();
  const images = useAvailableImages();
  const library = useLibrary();
  const [selection, setSelection] = useState(nothingSelected);
  const [words, setWords] = useState('');
  const [caption, setCaption] = useState('');
  const url = useUrlCheck(authorized);

  const uploads = useUploads(authorized, (image) => {
    library.know(image);
    setSelection((chosen) => withSelected(chosen, image.url));
    // A search would hide what was just taken.
    setWords('');
  });

  const what = { event, selection, url, caption };
  const { state, attempt, add } = useAddImages(authorized, what, {
    onAdded: (urls) => {
      setSelection((chosen) => without(chosen, urls));
      if (urls.includes(urlOf(url))) {
        url.type('');
        // Of a picture elsewhere a copy is in the library now.
        library.refresh();
      }
      onAdded();
    },
    onAllAdded: () => {
      setCaption('');
      showToast({ title: t('mediaPicker.added'), duration: successToastMs });
    },
    onFailed: (failed) =>
      showToast({
        title: t('mediaPicker.failed'),
        text: addFailureText(t, pickerFailure(failed[0]?.error)),
        variant: 'destructive',
      }),
  });

  const isAdding = state.status === 'adding';
  const refusal = state.status === 'refused' ? state.reason : undefined;
  const count = selection.length + (url.check.status === 'empty' ? 0 : 1);

  useEffect(() => {
    if (refusal === 'captionTooLong') document.getElementById(captionFieldId)?.focus();
  }, [refusal, attempt]);

  const toggle = useCallback((chosen: string) => setSelection((before) => toggled(before, chosen)), []);

  function addAll() {
    // What tells how it went is there by then.
    loadToastOutlet().catch(() => undefined);
    void add();
  }

  return (
    <Frame aria-labelledby="picker-title">
      <Stack $gap={2}>
        <h2 id="picker-title">{t('mediaPicker.title')}</h2>
        <Prose>{t('mediaPicker.lead')}</Prose>
      </Stack>
      <Stack $gap={4}>
        <UploadButtons onChoose={uploads.add} />
        <UploadList uploads={uploads} />
        <Library
          images={images}
          selection={selection}
          isDisabled={isAdding}
          words={words}
          onSearch={setWords}
          onToggle={toggle}
        />
      </Stack>
      <FieldPair>
        <UrlField id={urlFieldId} typed={url.typed} check={url.check} onType={url.type} onAgain={url.again} />
        <TextField
          id={captionFieldId}
          label={t('mediaPicker.caption')}
          help={t('mediaPicker.caption.help')}
          error={refusal === 'captionTooLong' ? t('mediaPicker.caption.tooLong', { count: longestCaption }) : undefined}
          value={caption}
          onChange={setCaption}
          autoComplete="off"
          enterKeyHint="done"
        />
      </FieldPair>
      <AddMessage
        refusal={refusal}
        state={state}
        attempt={attempt}
        known={images.status === 'ready' ? images.data : []}
      />
      <AddBar
        chosen={selection.length}
        count={count}
        state={state}
        onClear={() => setSelection(nothingSelected)}
        onAdd={addAll}
      />
    </Frame>
  );
}
