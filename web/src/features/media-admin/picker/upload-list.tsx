import { RotateCw, X } from 'lucide-react';
import styled from 'styled-components';
import { useLanguage } from '../../../i18n/language-provider';
import { FieldError } from '../../../ui/form/field';
import { IconButton } from '../../../ui/icon-button';
import { ProgressBar } from '../../../ui/progress-bar';
import { Small } from '../../../ui/text';
import { color, radius, space } from '../../../ui/theme/theme';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { uploadFailureText } from './failure-text';
import type { Upload, UploadState } from './upload-queue';
import type { UploadsState } from './use-uploads';

const List = styled.ul`
  list-style: none;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};
  > li + li {
    border-top: 1px solid ${color.hairline};
  }
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding-block: ${space[3]};
  padding-inline: ${space[4]} ${space[3]};
`;

const What = styled.div`
  flex: 1;
  min-width: 0;
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
`;

const Name = styled.p`
  overflow: hidden;
  line-height: 1.4;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const NameAndState = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[4]};
  > ${Small} {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;

/** Unfinished and failed uploads. Finished ones appear among the images, selected. */
export function UploadList({ uploads }: { uploads: UploadsState }) {
  const { t } = useLanguage();
  const { pending, arrived } = uploads;
  const isDone = arrived > 0 && pending.every(({ state }) => state.status === 'failed');
  return (
    <>
      {pending.length > 0 && (
        <List role="list" aria-label={t('mediaPicker.upload.title')}>
          {pending.map((upload) => (
            <UploadRow key={upload.id} upload={upload} uploads={uploads} />
          ))}
        </List>
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

function UploadRow({ upload: { id, name, state }, uploads }: { upload: Upload; uploads: UploadsState }) {
  const { t } = useLanguage();
  if (state.status === 'failed') {
    return (
      <Row>
        <What role="alert">
          <Name>{name}</Name>
          <FieldError id={`upload-${id}`}>{uploadFailureText(t, state.cause)}</FieldError>
        </What>
        <IconButton
          label={t('mediaPicker.upload.retry', { name })}
          icon={<RotateCw aria-hidden size="1.15em" />}
          onClick={() => uploads.retry(id)}
        />
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
        <NameAndState>
          <Name>{name}</Name>
          <Small>{stateText(state)}</Small>
        </NameAndState>
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
