import type { AdminMedia } from '@contracts/event-media';
import { Undo2 } from 'lucide-react';
import type { Ref } from 'react';
import styled, { keyframes } from 'styled-components';
import { useLanguage } from '../../../i18n/language-provider';
import { Button } from '../../../ui/button';
import { color, space } from '../../../ui/theme/theme';
import { undoMs, type Deletion } from './media-store';
import { mediaName } from './media-texts';

const runOut = keyframes`
  to { scale: 0 1; }
`;

const Content = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: ${space[2]} ${space[2]} ${space[3]};
  p {
    flex: 1 1 12rem;
    min-width: 0;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
`;

/** The remaining time; with reduced motion there is only the text. */
const TimeLeft = styled.span`
  position: absolute;
  inset: auto 0 0;
  height: 3px;
  background: ${color.accent};
  transform-origin: left;
  animation: ${runOut} ${undoMs}ms linear forwards;
`;

type DeletedRowProps = {
  item: AdminMedia;
  deletion: Deletion;
  onUndo: (item: AdminMedia) => void;
  undoRef: Ref<HTMLButtonElement>;
};

/** Takes the place of a deleted item while the deletion can be undone. */
export function DeletedRow({ item, deletion, onUndo, undoRef }: DeletedRowProps) {
  const { t, locale } = useLanguage();
  const name = mediaName(t, item, locale);
  if (deletion === 'deleting') {
    return (
      <Content>
        <p>{t('mediaAdmin.delete.underway', { name })}</p>
      </Content>
    );
  }
  return (
    <Content>
      <p>{t('mediaAdmin.delete.undoable', { name })}</p>
      <Button $variant="quiet" ref={undoRef} onClick={() => onUndo(item)}>
        <Undo2 aria-hidden size={18} />
        <span>{t('mediaAdmin.delete.undo')}</span>
      </Button>
      <TimeLeft aria-hidden />
    </Content>
  );
}
