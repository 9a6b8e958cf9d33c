import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useRef, type ReactNode, type RefObject } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { color, font, fontSize, layer, media, radius, shadow, space, stacked } from '../theme/theme';
import { isInToastRegion } from '../toast/toast-region';
import { IconButton } from '../icon-button';

const appear = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; translate: 0 1rem; }
`;

/** Scrolls as a whole. */
const Overlay = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block-start: 7.5rem;
  display: grid;
  justify-items: center;
  background: ${color.veil};
  animation: ${appear} 200ms ease-out;
  ${media.wide} {
    padding: ${space[8]};
  }
  ${media.print} {
    position: static;
    display: block;
    padding: 0;
  }
`;

const Content = styled(Radix.Content)<{ $width: string }>`
  --dialog-padding: clamp(1.25rem, 4vw, 2.5rem);
  position: relative;
  ${stacked(4)}
  width: 100%;
  /* Fills the screen; beside automatic margins it keeps the top of a tall dialog in reach. */
  align-self: stretch;
  padding: var(--dialog-padding);
  padding-block-end: max(var(--dialog-padding), env(safe-area-inset-bottom));
  &:focus-visible {
    outline: none;
  }
  &[data-surface='paper'] {
    background: ${color.surfaceRaised};
  }
  animation: ${rise} 280ms ease-out;
  ${media.wide} {
    max-width: ${({ $width }) => $width};
    margin-block: auto;
    border-radius: ${radius.card};
    box-shadow: ${shadow.floating};
  }
`;

/** At the bottom of a phone's screen, and right below the content in a card. */
export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-block-start: auto;
  padding-block-start: ${space[2]};
  > * {
    flex: 1 1 auto;
    ${media.narrow} {
      min-height: 3.25rem;
    }
  }
`;

/** Use when the description is not directly below the title. */
export const DialogDescription = Radix.Description;

const Title = styled(Radix.Title)`
  font: 400 ${fontSize.heading3} / 1.2 ${font.serif};
`;

const stickyHeader = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  margin: calc(-1 * var(--dialog-padding)) calc(-1 * var(--dialog-padding)) 0;
  padding: ${space[4]} var(--dialog-padding) ${space[3]};
  border-block-end: 1px solid ${color.hairline};
  background: ${color.surfaceRaised};
  [data-surface='night'] > & {
    background: ${color.surface};
  }
  ${media.narrow} {
    ${Title} {
      font-size: ${fontSize.heading4};
    }
  }
  /* At the edge of the screen rather than inside the overlay's padding. */
  ${media.wide} {
    inset-block-start: -${space[8]};
    border-radius: ${radius.card} ${radius.card} 0 0;
  }
  ${media.print} {
    position: static;
  }
`;

const Header = styled.div<{ $isSticky: boolean }>`
  display: flex;
  align-items: flex-start;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  > h2 {
    flex: 1 1 0;
    min-width: 0;
  }
  button {
    margin-block-start: -${space[2]};
    margin-inline-end: -${space[2]};
  }
  ${({ $isSticky }) => $isSticky && stickyHeader}
`;

/** The light lower part of a dialog with a dark top. */
export const DialogDay = styled.div`
  ${stacked(8)}
  flex: 1;
  margin: calc(-1 * ${space[4]}) calc(-1 * var(--dialog-padding)) calc(-1 * var(--dialog-padding));
  padding: ${space[4]} var(--dialog-padding) var(--dialog-padding);
  &[data-surface] {
    background: ${color.surfaceRaised};
  }
  ${media.wide} {
    border-radius: 0 0 ${radius.card} ${radius.card};
  }
`;

const Progress = styled.div`
  flex: 1 0 100%;
`;

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** One or two sentences, read out with the title. Without it the children contain a `DialogDescription`. */
  description?: ReactNode;
  closeLabel: string;
  /** Gets the focus on closing; by default the element that had it before. */
  returnFocusTo?: RefObject<HTMLElement | null>;
  width?: string;
  /** `night` is for pictures and videos. */
  surface?: 'paper' | 'night';
  /** For long dialogs, so that the close button stays visible. */
  hasStickyHeader?: boolean;
  /** Reading progress, below the title. */
  progress?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
};

/** Full screen on phones, a centred card elsewhere. Traps the focus and returns it on closing. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, closeLabel, returnFocusTo, children, actions } = props;
  const { width = '34rem', surface = 'paper', hasStickyHeader = false, progress } = props;
  const openedFrom = useRef<Element | null>(null);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Overlay>
          <Content
            data-surface={surface}
            $width={width}
            onOpenAutoFocus={(event) => {
              // Focus the dialog itself, which is read out from its title on, rather than its close button.
              event.preventDefault();
              openedFrom.current = document.activeElement;
              if (event.target instanceof HTMLElement) event.target.focus({ preventScroll: true });
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              const back = returnFocusTo?.current ?? openedFrom.current;
              if (back instanceof HTMLElement) back.focus();
            }}
            onPointerDownOutside={(event) => {
              // Toasts are above the dialog: tapping one must not close it.
              if (isInToastRegion(event.detail.originalEvent.target)) event.preventDefault();
            }}
            onEscapeKeyDown={(event) => {
              if (isInToastRegion(event.target)) event.preventDefault();
            }}
          >
            <Header $isSticky={hasStickyHeader}>
              <Title>{title}</Title>
              <IconButton label={closeLabel} icon={<X aria-hidden size="1.25em" />} onClick={onClose} />
              {progress && <Progress>{progress}</Progress>}
            </Header>
            {description !== undefined && (
              <DialogDescription asChild>
                <div>{description}</div>
              </DialogDescription>
            )}
            {children}
            {actions && <DialogActions>{actions}</DialogActions>}
          </Content>
        </Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
