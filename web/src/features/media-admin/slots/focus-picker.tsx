import type { Image } from '@contracts/media';
import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../../i18n/language-provider';
import { useFocusOnArrival } from '../../../lib/focus-after-change';
import { Button } from '../../../ui/button';
import { Cluster, Stack } from '../../../ui/layout';
import { Picture } from '../../../ui/picture';
import { Small } from '../../../ui/text';
import { palette } from '../../../ui/theme/palette';
import { color, radius, space } from '../../../ui/theme/theme';

/** Fills the screen, so that a fingertip finds its spot. */
const Whole = styled.div`
  position: relative;
  justify-self: start;
  width: fit-content;
  max-width: 100%;
  border-radius: ${radius.control};
  cursor: crosshair;
  touch-action: manipulation;
  img {
    display: block;
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 60vh;
    border-radius: inherit;
    user-select: none;
  }
`;

/** A ring of light on a dark one shows on any picture. */
const Spot = styled.span`
  position: absolute;
  width: 2.75rem;
  height: 2.75rem;
  translate: -50% -50%;
  border: 3px solid ${palette.gold};
  border-radius: ${radius.pill};
  box-shadow:
    0 0 0 2px ${palette.night},
    inset 0 0 0 2px ${palette.night};
  pointer-events: none;
`;

/** How the site crops it: tall on a phone, wide on a desk. */
const Crops = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space[3]};
  img {
    width: auto;
    height: clamp(4rem, 22vw, 7rem);
    border: 1px solid ${color.hairline};
    border-radius: ${radius.control};
    object-fit: cover;
  }
`;

type Focus = { x: number; y: number };

const middle: Focus = { x: 50, y: 50 };
const step = 5;

const moves: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

const within = (share: number) => Math.round(Math.min(100, Math.max(0, share)));

type FocusPickerProps = {
  image: Image;
  isSaving: boolean;
  onSave: (focus: Focus) => void;
  onCancel: () => void;
};

/** A tap on the important spot, or the arrow keys. The crops below change at once. */
export function FocusPicker({ image, isSaving, onSave, onCancel }: FocusPickerProps) {
  const { t } = useLanguage();
  const id = useId();
  const spot = useFocusOnArrival<HTMLDivElement>();
  const [focus, setFocus] = useState(image.focus ?? middle);

  function tap(event: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    setFocus({
      x: within((100 * (event.clientX - left)) / width),
      y: within((100 * (event.clientY - top)) / height),
    });
  }

  function press(event: KeyboardEvent) {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    setFocus(({ x, y }) => ({ x: within(x + move.x), y: within(y + move.y) }));
  }

  const source = { ...image, focus };
  return (
    <Stack $gap={4}>
      <p id={id}>{t('slots.focus.help')}</p>
      <Whole
        ref={spot}
        role="slider"
        tabIndex={0}
        aria-label={t('slots.focus.spot')}
        aria-describedby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={focus.x}
        aria-valuetext={t('slots.focus.value', focus)}
        onPointerUp={tap}
        onKeyDown={press}
      >
        <Picture source={image} alt="" sizes="(min-width: 64rem) 40rem, 92vw" draggable={false} />
        <Spot style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </Whole>
      <div>
        <Small>{t('slots.focus.crops')}</Small>
        <Crops aria-hidden>
          {['9 / 16', '1', '16 / 9'].map((ratio) => (
            <Picture
              key={ratio}
              source={source}
              alt=""
              sizes="12rem"
              style={{ aspectRatio: ratio, objectPosition: `${focus.x}% ${focus.y}%` }}
            />
          ))}
        </Crops>
      </div>
      <Cluster $gap={3}>
        <Button aria-disabled={isSaving || undefined} onClick={() => !isSaving && onSave(focus)}>
          {t(isSaving ? 'mediaAdmin.saving' : 'slots.focus.save')}
        </Button>
        <Button $variant="quiet" onClick={onCancel}>
          {t('words.cancel')}
        </Button>
      </Cluster>
    </Stack>
  );
}
