import { Camera, ImageUp } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../../i18n/language-provider';
import { Button } from '../../../ui/button';
import { Small } from '../../../ui/text';
import { media, space } from '../../../ui/theme/theme';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  > * {
    flex: 1 1 12rem;
  }
  ${media.wide} {
    > * {
      flex: none;
    }
  }
`;

/** For phones and tablets, which have a rear camera. */
const CameraButton = styled(Button)`
  display: none;
  @media (pointer: coarse) {
    display: inline-flex;
  }
`;

export function UploadButtons({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const { t } = useLanguage();
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = Array.from(target.files ?? []);
    // Reset, so that the same file can be chosen again.
    target.value = '';
    if (chosen.length > 0) onChoose(chosen);
  }

  return (
    <>
      <Buttons>
        <Button $variant="quiet" onClick={() => files.current?.click()}>
          <ImageUp aria-hidden size="1.2em" />
          <span>{t('mediaPicker.upload')}</span>
        </Button>
        <CameraButton $variant="quiet" onClick={() => camera.current?.click()}>
          <Camera aria-hidden size="1.2em" />
          <span>{t('mediaPicker.upload.camera')}</span>
        </CameraButton>
      </Buttons>
      <Small>{t('mediaPicker.upload.help')}</Small>
      <input ref={files} type="file" accept="image/*" multiple hidden onChange={choose} />
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={choose} />
    </>
  );
}
