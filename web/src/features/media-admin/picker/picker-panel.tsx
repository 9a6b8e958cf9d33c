import { longestCaption, type Captions } from '@contracts/event-media';
import { type BuiltInLocale, ownLanguageFirst } from '@contracts/language';
import type { RevivalEvent } from '@contracts/revival-event';
import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../../i18n/language-provider';
import { FieldPair } from '../../../ui/form/form-layout';
import { TextField } from '../../../ui/form/text-field';
import { Stack } from '../../../ui/layout';
import { Prose } from '../../../ui/text';
import { space } from '../../../ui/theme/theme';
import { loadToastOutlet } from '../../../ui/toast/toast-region';
import { showToast, successToastMs } from '../../../ui/toast/toast-store';
import { failureText } from '../failures';
import { AddBar, AddMessage } from './add-bar';
import { useAvailableImages, useLibrary } from './available-images';
import { Library } from './library';
import { UploadButtons, UploadList } from './uploads';
import { UrlField } from './url-field';
import { tooLongCaption, useAddImages } from './use-add-images';
import { useUploads } from './use-uploads';
import { useUrlCheck } from './use-url-check';

const captionFieldId = (locale: BuiltInLocale) => `picker-caption-${locale}`;
const noCaptions: Captions = { en: '', es: '' };

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

export type PickerPanelProps = {
  /** The event to add images to; undefined until one is chosen. */
  event: Pick<RevivalEvent, 'id'> | undefined;
  onAdded: () => void;
};

/** The selection survives switching to another event. */
export function PickerPanel({ event, onAdded }: PickerPanelProps) {
  const { t, locale: own } = useLanguage();
  const images = useAvailableImages();
  const library = useLibrary();
  const [selection, setSelection] = useState<readonly string[]>([]);
  const [words, setWords] = useState('');
  const [captions, setCaptions] = useState(noCaptions);
  const url = useUrlCheck();

  const uploads = useUploads((image) => {
    library.know(image);
    setSelection((chosen) => [...chosen.filter((url) => url !== image.url), image.url]);
    // A search could hide the new picture.
    setWords('');
  });

  const { state, attempt, add } = useAddImages(
    { event, selection, url, captions },
    {
      onAdded: (urls) => {
        setSelection((chosen) => chosen.filter((one) => !urls.includes(one)));
        if (urls.includes(url.url)) {
          url.type('');
          // External pictures are copied to the library.
          library.refresh();
        }
        onAdded();
      },
      onAllAdded: () => {
        setCaptions(noCaptions);
        showToast({ title: t('mediaPicker.added'), durationMs: successToastMs });
      },
      onFailed: (failed) =>
        showToast({
          title: t('mediaPicker.failed'),
          text: failureText(t, failed[0]?.error),
          variant: 'destructive',
        }),
    },
  );

  const isAdding = state.status === 'adding';
  const refusal = state.status === 'refused' ? state.reason : undefined;
  const count = selection.length + (url.status === 'empty' ? 0 : 1);

  const tooLong = refusal === 'captionTooLong' ? tooLongCaption(captions) : undefined;

  // Runs once per attempt, so that focus is not taken from somebody who is typing.
  useEffect(() => {
    if (tooLong) document.getElementById(captionFieldId(tooLong))?.focus();
  }, [tooLong, attempt]);

  const toggle = useCallback(
    (chosen: string) =>
      setSelection((before) =>
        before.includes(chosen) ? before.filter((url) => url !== chosen) : [...before, chosen],
      ),
    [],
  );

  function addAll() {
    // Preloads the toast that shows the result.
    loadToastOutlet().catch(() => undefined);
    void add();
  }

  return (
    <Frame aria-labelledby="picker-title">
      <Stack $gap={2}>
        <h2 id="picker-title">{t('mediaAdmin.media.add')}</h2>
        <Prose>{t('mediaPicker.lead')}</Prose>
      </Stack>
      <Stack $gap={4}>
        <UploadButtons onChoose={(files) => uploads.add(files)} />
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
      <UrlField id="picker-url" check={url} />
      <FieldPair>
        {ownLanguageFirst(own).map((locale) => (
          <TextField
            key={locale}
            id={captionFieldId(locale)}
            label={t(`mediaPicker.caption.${locale}`)}
            help={t('mediaPicker.caption.help')}
            error={tooLong === locale ? t('mediaPicker.caption.tooLong', { count: longestCaption }) : undefined}
            value={captions[locale]}
            onChange={(caption) => setCaptions((typed) => ({ ...typed, [locale]: caption }))}
            lang={locale === own ? undefined : locale}
            autoComplete="off"
            enterKeyHint="done"
          />
        ))}
      </FieldPair>
      <AddMessage
        refusal={refusal}
        state={state}
        attempt={attempt}
        known={images.status === 'ready' ? images.data : []}
      />
      <AddBar chosen={selection.length} count={count} state={state} onClear={() => setSelection([])} onAdd={addAll} />
    </Frame>
  );
}
