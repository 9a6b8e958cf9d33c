import { longestCaption, type Captions } from '@contracts/event-media';
import { type BuiltInLocale, ownLanguageFirst } from '@contracts/language';
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
import { useSession } from '../../../lib/panel-session/session-provider';
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
import { tooLongCaption, useAddImages } from './use-add-images';
import { useUploads } from './use-uploads';
import { useUrlCheck } from './use-url-check';

const urlFieldId = 'picker-url';
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

/** The selection survives switching to another event. */
export function PickerPanel({ event, onAdded }: MediaPickerProps) {
  const { t, locale: own } = useLanguage();
  const { authorized } = useSession();
  const images = useAvailableImages();
  const library = useLibrary();
  const [selection, setSelection] = useState(nothingSelected);
  const [words, setWords] = useState('');
  const [captions, setCaptions] = useState(noCaptions);
  const url = useUrlCheck(authorized);

  const uploads = useUploads(authorized, (image) => {
    library.know(image);
    setSelection((chosen) => withSelected(chosen, image.url));
    // A search could hide the new picture.
    setWords('');
  });

  const what = { event, selection, url, captions };
  const { state, attempt, add } = useAddImages(authorized, what, own, {
    onAdded: (urls) => {
      setSelection((chosen) => without(chosen, urls));
      if (urls.includes(urlOf(url))) {
        url.type('');
        // External pictures are copied to the library.
        library.refresh();
      }
      onAdded();
    },
    onAllAdded: () => {
      setCaptions(noCaptions);
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

  const tooLong = refusal === 'captionTooLong' ? tooLongCaption(captions) : undefined;

  // Runs once per attempt, so that focus is not taken from somebody who is typing.
  useEffect(() => {
    if (tooLong) document.getElementById(captionFieldId(tooLong))?.focus();
  }, [tooLong, attempt]);

  const toggle = useCallback((chosen: string) => setSelection((before) => toggled(before, chosen)), []);

  function addAll() {
    // Preloads the toast that shows the result.
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
      <UrlField id={urlFieldId} typed={url.typed} check={url.check} onType={url.type} onAgain={url.again} />
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
