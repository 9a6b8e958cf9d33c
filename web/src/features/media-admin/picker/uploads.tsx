import { Camera, ImageUp, RotateCw, X } from 'lucide-react';
import styled from 'styled-components';
import { useLanguage } from '../../../i18n/language-provider';
import { Button } from '../../../ui/button';
import { FieldError } from '../../../ui/form/field';
import { IconButton } from '../../../ui/icon-button';
import { Cluster, FramedList } from '../../../ui/layout';
import { ProgressBar } from '../../../ui/progress-bar';
import { Small, VisuallyHidden } from '../../../ui/text';
import { inRow, space, stacked } from '../../../ui/theme/theme';
import { fileFailureText, isWorthRetrying } from '../failures';
import { CameraButton, useFileInput } from '../file-input';
import type { Upload, Uploads, UploadState } from './use-uploads';

const Row = styled.li`
  ${inRow(2)}
  padding-block: ${space[3]};
  padding-inline: ${space[4]} ${space[3]};
`;

const What = styled.div`
  flex: 1;
  min-width: 0;
  ${stacked(2)}
`;

const Name = styled.p`
  overflow: hidden;
  line-height: 1.4;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Unfinished and failed uploads. Finished ones appear among the images, selected. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const { t } = useLanguage();
  const { pending, arrived } = uploads;
  const isDone = arrived > 0 && pending.every(({ state }) => state.status === 'failed');
  return (
    <>
      {pending.length > 0 && (
        <FramedList role="list" aria-label={t('mediaPicker.upload.title')}>
          {pending.map((upload) => (
            <UploadRow key={upload.id} upload={upload} uploads={uploads} />
          ))}
        </FramedList>
      )}
      {/* A live region must be rendered before it has content, or screen readers do not announce it. */}
      <VisuallyHidden role="status">
        {isDone &&
          (arrived === 1
            ? t('mediaPicker.upload.arrived.one')
            : t('mediaPicker.upload.arrived.many', { count: arrived }))}
      </VisuallyHidden>
    </>
  );
}

function UploadRow({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { t } = useLanguage();
  const { id, state } = upload;
  const { name } = upload.file;
  if (state.status === 'failed') {
    return (
      <Row>
        <What role="alert">
          <Name>{name}</Name>
          <FieldError id={`upload-${id}`}>{fileFailureText(t, state.error, 'picture')}</FieldError>
        </What>
        {isWorthRetrying(state.error) && (
          <IconButton
            label={t('mediaPicker.upload.retry', { name })}
            icon={<RotateCw aria-hidden size="1.15em" />}
            onClick={() => uploads.retry(upload)}
          />
        )}
        <IconButton
          label={t('mediaPicker.upload.dismiss', { name })}
          icon={<X aria-hidden size="1.15em" />}
          onClick={() => uploads.dismiss(id)}
        />
      </Row>
    );
  }
  const share = state.status === 'sending' ? state.share : 0;
  return (
    <Row>
      <What>
        <Name>{name}</Name>
        <Small>{stateText(state)}</Small>
        <ProgressBar
          label={t('mediaPicker.upload.progress', { name })}
          value={Math.round(100 * share)}
          max={100}
          valueText={stateText(state)}
        />
      </What>
    </Row>
  );

  function stateText(shown: Exclude<UploadState, { status: 'failed' }>): string {
    if (shown.status !== 'sending') return t(`mediaPicker.upload.${shown.status}`);
    return shown.share < 1
      ? t('mediaPicker.upload.sending', { percent: Math.floor(100 * shown.share) })
      : t('mediaPicker.upload.storing');
  }
}

export function UploadButtons({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const { t } = useLanguage();
  const files = useFileInput(onChoose, { accept: 'image/*', multiple: true });
  const camera = useFileInput(onChoose, { accept: 'image/*', capture: 'environment' });
  return (
    <>
      <Cluster $gap={3}>
        <Button $variant="quiet" onClick={files.open}>
          <ImageUp aria-hidden size="1.2em" />
          <span>{t('mediaPicker.upload')}</span>
        </Button>
        <CameraButton $variant="quiet" onClick={camera.open}>
          <Camera aria-hidden size="1.2em" />
          <span>{t('mediaPicker.upload.camera')}</span>
        </CameraButton>
      </Cluster>
      <Small>{t('mediaPicker.upload.help')}</Small>
      <input {...files.input} />
      <input {...camera.input} />
    </>
  );
}
