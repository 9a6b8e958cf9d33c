import { Link2, MessageCircle, Share2 } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { Button, ButtonAnchor } from './button';
import { color, fontSize, media, space } from './theme/theme';
import { VisuallyHidden } from './visually-hidden';

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  ${media.print} {
    display: none;
  }
`;

const Label = styled.p`
  margin-inline-end: ${space[2]};
  font-size: ${fontSize.small};
  font-weight: 600;
  color: ${color.textMuted};
`;

type ShareButtonsProps = {
  label: string;
  /** Opens the device's share sheet; null if it has none. */
  sheet: { label: string; open: () => void } | null;
  whatsApp: { label: string; note: string; href: string };
  copy: { label: string; run: () => void };
};

export function ShareButtons({ label, sheet, whatsApp, copy }: ShareButtonsProps) {
  const labelId = useId();
  return (
    <Group role="group" aria-labelledby={labelId}>
      <Label id={labelId}>{label}</Label>
      {sheet ? (
        <Button $variant="quiet" onClick={sheet.open}>
          <Share2 size={18} aria-hidden />
          <span>{sheet.label}</span>
        </Button>
      ) : (
        <>
          <ButtonAnchor $variant="quiet" href={whatsApp.href} target="_blank" rel="noopener noreferrer">
            <MessageCircle size={18} aria-hidden />
            <span>
              <span>{whatsApp.label}</span> <VisuallyHidden>{`(${whatsApp.note})`}</VisuallyHidden>
            </span>
          </ButtonAnchor>
          <Button data-scripted $variant="quiet" onClick={copy.run}>
            <Link2 size={18} aria-hidden />
            <span>{copy.label}</span>
          </Button>
        </>
      )}
    </Group>
  );
}
