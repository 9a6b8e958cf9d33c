import { Button, Dialog, Flex, Typography } from '@strapi/design-system';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../translations/use-texts';
import type { Board, BoardLanguage } from '../../contracts/translation-board';

type Times = { readonly [entry: string]: string };

function behindTimes(board: Board, language: BoardLanguage): Times {
  return Object.fromEntries(
    board.entries.flatMap(({ entry, languages }) => {
      const { behindSince } = languages[language];
      return behindSince === null ? [] : [[entry, behindSince]];
    }),
  );
}

/** Compares with the state when this screen was opened, whatever published. Undefined while the board loads. */
export function useNewlyBehind(
  board: Board | undefined,
  language: BoardLanguage,
): { entries: readonly string[]; forget: () => void } {
  const times = useMemo(() => (board === undefined ? undefined : behindTimes(board, language)), [board, language]);
  const known = useRef<Times>();
  const [entries, setEntries] = useState<readonly string[]>([]);
  useEffect(() => {
    if (times === undefined) return;
    const before = known.current;
    known.current = times;
    if (before === undefined) return;
    const newer = Object.entries(times).filter(([entry, time]) => time > (before[entry] ?? ''));
    if (newer.length > 0) setEntries(newer.map(([entry]) => entry));
  }, [times]);
  return { entries, forget: () => setEntries([]) };
}

type Props = {
  language: BoardLanguage;
  isOpen: boolean;
  isMarking: boolean;
  onOpenNow: () => void;
  onNotNeeded: () => void;
  onLater: () => void;
};

/** Asked after a publication that left the other language behind. Closing it means later. */
export function AskAboutChange({ language, isOpen, isMarking, onOpenNow, onNotNeeded, onLater }: Props) {
  const text = useTexts();
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onLater();
      }}
    >
      <Dialog.Content>
        <Dialog.Header>{text('ask.title', { language: text(`in.${language}`) })}</Dialog.Header>
        <Dialog.Body>
          <Typography textAlign="center">{text('ask.about')}</Typography>
        </Dialog.Body>
        <Dialog.Footer>
          <Flex direction="column" alignItems="stretch" gap={2} width="100%">
            <Button size="L" fullWidth onClick={onOpenNow}>
              {text('ask.open')}
            </Button>
            <Button size="L" fullWidth variant="tertiary" loading={isMarking} onClick={onNotNeeded}>
              {text('ask.not-needed')}
            </Button>
            <Button size="L" fullWidth variant="ghost" onClick={onLater}>
              {text('ask.later')}
            </Button>
          </Flex>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
