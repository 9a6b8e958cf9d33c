import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { inRow } from '../../ui/theme/theme';
import { Done } from './marks';
import type { Doing, OpenedRequest } from './use-opened-request';
import { useRescuedFocus } from '../../lib/focus-after-change';

/** Takes no room while there is nothing to say, but stays for screen readers. */
const Line = styled.div`
  ${inRow(3)}
  button {
    flex: none;
  }
`;

/** How long an action can be undone with one tap. */
const undoMs = 6_000;

export function UndoButton({ isBusy, onUndo }: { isBusy: boolean; onUndo: () => void }) {
  const { t } = useLanguage();
  const [isOffered, setIsOffered] = useState(true);
  // Whoever has reached the button, by keyboard or screen reader, is not hurried.
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    if (isHeld || isBusy) return;
    const timer = setTimeout(() => setIsOffered(false), undoMs);
    return () => clearTimeout(timer);
  }, [isHeld, isBusy]);

  if (!isOffered) return null;
  return (
    <Button
      $variant="quiet"
      aria-disabled={isBusy}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      onClick={onUndo}
    >
      {t('prayerDesk.undo')}
    </Button>
  );
}

type UndoProps = {
  opened: OpenedRequest;
  doing: Doing;
  /** The message for a finished action. */
  done: string;
  /** Gets what was written, after undoing it. */
  onUndone?: (draft: string) => void;
};

export function Undo({ opened, doing, done, onUndone }: UndoProps) {
  const { t } = useLanguage();
  const outcome = opened.outcome?.doing === doing ? opened.outcome : undefined;
  const said = useRescuedFocus<HTMLParagraphElement>(outcome?.result === 'done' ? outcome : undefined);
  const texts = { done, undone: t('prayerDesk.undone'), 'not-undone': t('prayerDesk.notUndone') };
  const text =
    outcome === undefined || outcome.result === 'failed' || outcome.result === 'conflict' ? '' : texts[outcome.result];
  const canUndo = outcome?.undo !== undefined;

  async function undo(): Promise<void> {
    const undone = await opened.undo();
    if (undone) onUndone?.(undone.draft);
    // The button is gone.
    said.current?.focus();
  }

  return (
    // Not by `:has(> p:empty)`, which WebKit goes on matching when the text has come.
    <Line style={text === '' && !canUndo ? { position: 'absolute' } : undefined}>
      <Done ref={said} tabIndex={-1}>
        {text}
      </Done>
      {canUndo ? <UndoButton isBusy={opened.busy !== undefined} onUndo={() => void undo()} /> : null}
    </Line>
  );
}
