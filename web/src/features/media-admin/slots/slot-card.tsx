import { altSchema, placeFacts } from '@contracts/picture-slot';
import { Camera, Crosshair, ImageUp, MessageSquareText, Undo2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { formatDate, formatNumber } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/language-provider';
import { useRescuedFocus } from '../../../lib/focus-after-change';
import { Button } from '../../../ui/button';
import { FieldError } from '../../../ui/form/field';
import { Stack } from '../../../ui/layout';
import { Link } from '../../../ui/link';
import { ProgressBar } from '../../../ui/progress-bar';
import { Done, Small, VisuallyHidden } from '../../../ui/text';
import { color, radius, space } from '../../../ui/theme/theme';
import { CameraButton, useFileInput } from '../file-input';
import { RowButton } from '../media/row-button';
import { TextsEditor } from '../texts-editor';
import { unsavedTexts } from '../unsaved-input';
import { FocusPicker } from './focus-picker';
import { SlotFrame } from './slot-frame';
import { useSlotChanges, type SlotChangesProps } from './use-slot-changes';

const Card = styled(Stack).attrs({ as: 'li', $gap: 3 })`
  padding: ${space[4]};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};
  scroll-margin-top: 6rem;
  &[data-open] {
    grid-column: 1 / -1;
  }
`;

/** While something is edited, the picture is large below and small here. */
const Preview = styled.div`
  max-width: 28rem;
  [data-open] > & {
    max-width: 12rem;
  }
`;

const Words = styled(Stack).attrs({ $gap: 1 })`
  h4 {
    font-size: inherit;
    font-family: var(--font-sans);
    font-weight: 600;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin-block-start: auto;
  > ${RowButton} {
    padding-inline: ${space[2]};
  }
  ${Button} {
    flex: 1 0 auto;
  }
  > ${CameraButton} {
    flex: none;
    padding-inline: ${space[3]};
  }
`;

export function SlotCard(props: SlotChangesProps) {
  const { slot, onChanged } = props;
  const { t, locale } = useLanguage();
  const { key, place, file, image, alts, canUndo } = slot;
  /** Undefined until something was opened or changed. */
  const [chosen, setChosen] = useState<'focus' | 'alt' | null | undefined>(unsavedTexts.get(key) && 'alt');
  /** The files that the description is known to fit. */
  const [described, setDescribed] = useState([file?.id]);
  const hasAlt = image !== null && (alts.en !== null || alts.es !== null);
  const isUndescribed = hasAlt && !described.includes(file?.id);
  const opened = isUndescribed ? 'alt' : chosen;
  const { activity, isBusy, failure, news, replace, change, undo } = useSlotChanges({
    ...props,
    onChanged: (changed) => {
      onChanged(changed);
      setChosen(null);
      if (opened === 'alt') setDescribed([file?.id]);
      unsavedTexts.delete(key);
    },
  });
  const firstAction = useRescuedFocus<HTMLButtonElement>(opened === null ? news : opened);
  const { kind, width, height, isCropped, path } = placeFacts[place];
  // “Retreat photo 3”, or the title of the book.
  const name = t(`slots.place.${place}`, { number: slot.number ?? '', title: slot.title ?? '' });
  const choose = ([picked]: readonly File[]) => picked && void replace(picked);
  const files = useFileInput(choose, { accept: kind === 'video' ? 'video/mp4' : 'image/*' });
  const camera = useFileInput(choose, { accept: 'image/*', capture: 'environment' });

  const sent = activity.kind === 'sending' ? activity.share : 0;
  const progress = sent < 1 ? t('slots.sending', { percent: Math.floor(100 * sent) }) : t('slots.storing');
  return (
    <Card id={`slot-${key}`} data-slot={key} data-open={opened ? true : undefined}>
      <Preview>
        <SlotFrame slot={slot} />
      </Preview>
      <Words>
        <h4 lang={slot.locale === null || slot.locale === locale ? undefined : slot.locale}>{name}</h4>
        <Small>
          <span>{t(`slots.where.${place}`)}</span> <Link to={path}>{t('slots.see')}</Link>
        </Small>
        <Small>
          {t(`slots.size.${kind}`, { width: formatNumber(locale, width), height: formatNumber(locale, height) }) +
            (file ? ` · ${t('slots.since', { date: formatDate(locale, file.changedAt) })}` : '')}
        </Small>
      </Words>
      {activity.kind === 'sending' && (
        <Stack $gap={1}>
          <ProgressBar
            label={t('slots.progress', { name })}
            value={Math.round(100 * sent)}
            max={100}
            valueText={progress}
          />
          <Small>{progress}</Small>
        </Stack>
      )}
      <VisuallyHidden role="status">{news && `${name}: ${news}`}</VisuallyHidden>
      {news && <Done aria-hidden>{news}</Done>}
      {failure !== undefined && (
        <div role="alert">
          <FieldError id={`slot-failure-${key}`}>{failure}</FieldError>
        </div>
      )}
      {opened === 'focus' && image && file && (
        <FocusPicker
          image={image}
          isSaving={isBusy}
          onSave={(focus) => void change(t('slots.focus.saved'), { focus: { ...focus, file: file.id } })}
          onCancel={() => setChosen(null)}
        />
      )}
      {opened === 'alt' && (
        <TextsEditor
          texts={{ ...(alts.en !== null && { en: alts.en }), ...(alts.es !== null && { es: alts.es }) }}
          labels={{ en: t('slots.alt.en'), es: t('slots.alt.es') }}
          help={`${isUndescribed ? `${t('slots.alt.changed')} ` : ''}${t('slots.alt.help')}`}
          schema={altSchema}
          onSave={(changed) => change(t('slots.alt.saved'), { alts: changed })}
          closeLabel={isUndescribed ? t('slots.alt.keep') : undefined}
          unsaved={unsavedTexts.get(key)}
          onType={(typed) => unsavedTexts.set(key, typed)}
          onClose={() => {
            unsavedTexts.delete(key);
            setChosen(null);
            setDescribed([...described, file?.id]);
          }}
        />
      )}
      {!opened && (
        <Actions>
          <Button
            ref={firstAction}
            $variant="quiet"
            aria-label={t(file ? 'slots.replace.of' : 'slots.fill.of', { name })}
            aria-disabled={isBusy || undefined}
            onClick={files.open}
          >
            <ImageUp aria-hidden size="1.2em" />
            <span>{file ? t('slots.replace') : t(`slots.fill.${kind}`)}</span>
          </Button>
          {kind === 'picture' && (
            <CameraButton
              $variant="quiet"
              aria-label={t('slots.camera.of', { name })}
              aria-disabled={isBusy || undefined}
              onClick={camera.open}
            >
              <Camera aria-hidden size="1.2em" />
            </CameraButton>
          )}
          {isCropped && image && (
            <RowButton aria-label={t('slots.focus.of', { name })} onClick={() => setChosen('focus')}>
              <Crosshair aria-hidden size={18} />
              <span>{t('slots.focus')}</span>
            </RowButton>
          )}
          {hasAlt && (
            <RowButton aria-label={t('slots.alt.of', { name })} onClick={() => setChosen('alt')}>
              <MessageSquareText aria-hidden size={18} />
              <span>{t('slots.alt')}</span>
            </RowButton>
          )}
          {canUndo && (
            <RowButton aria-label={t('slots.undo.of', { name })} onClick={() => void undo()}>
              <Undo2 aria-hidden size={18} />
              <span>{t('mediaAdmin.delete.undo')}</span>
            </RowButton>
          )}
        </Actions>
      )}
      <input {...files.input} />
      <input {...camera.input} />
    </Card>
  );
}
