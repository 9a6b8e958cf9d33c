import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../../i18n/language-provider';
import { color, framed, media, shadow, space } from '../../../ui/theme/theme';
import { RowButton } from './row-button';

const Row = styled.li`
  display: grid;
  grid-template: 'handle preview words' auto 'actions actions actions' auto / auto 5.5rem 1fr;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding-block: ${space[3]} ${space[1]};
  padding-inline: ${space[1]} ${space[3]};
  ${framed}
  ${media.wide} {
    grid-template: 'handle preview words' 1fr 'handle preview actions' auto / auto 9rem 1fr;
    column-gap: ${space[4]};
    padding-block: ${space[3]};
    padding-inline: ${space[2]} ${space[4]};
  }
  &[data-dragged] {
    position: relative;
    z-index: 1;
    border-color: ${color.action};
    box-shadow: ${shadow.floating};
  }
  &[data-withdrawn] {
    border-style: dashed;
  }
`;

/** The drag handle; elsewhere a finger scrolls the page. */
const Handle = styled(RowButton)`
  grid-area: handle;
  align-self: stretch;
  padding: 0;
  cursor: grab;
  touch-action: none;
  &:active {
    cursor: grabbing;
  }
`;

type SortableRowProps = { id: string; name: string; isWithdrawn: boolean; children: ReactNode };

export function SortableRow({ id, name, isWithdrawn, children }: SortableRowProps) {
  const { t } = useLanguage();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: t('mediaAdmin.drag.role') },
  });
  return (
    <Row
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-media={id}
      data-dragged={isDragging || undefined}
      data-withdrawn={isWithdrawn || undefined}
    >
      <Handle
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={t('mediaAdmin.drag.handle', { name })}
      >
        <GripVertical aria-hidden size={20} />
      </Handle>
      {children}
    </Row>
  );
}

export const StaticRow = styled(Row)`
  && {
    display: block;
    padding: ${space[2]} ${space[3]};
  }
  overflow: hidden;
  background: ${color.surfaceSunken};
`;
