import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { color, font, fontSize, space } from '../../ui/theme/theme';

const appear = keyframes`
  from { opacity: 0; }
`;

const Cover = styled.div`
  position: fixed;
  z-index: 2;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  padding: ${space[6]};
  text-align: center;
  svg {
    color: ${color.accent};
  }
  strong {
    font: 400 ${fontSize.heading2} / 1.2 ${font.serif};
  }
  &:focus {
    outline: none;
  }
  animation: ${appear} 200ms ease-out;
`;

/** Covers the dialog for a moment. Focus moves here from the button that is gone, so that it is read out. */
export function GospelSent() {
  const { t } = useLanguage();
  const cover = useRef<HTMLDivElement>(null);
  useEffect(() => cover.current?.focus(), []);
  return (
    <Cover ref={cover} role="status" tabIndex={-1} data-surface="night">
      <MailCheck aria-hidden size="3rem" strokeWidth={1.25} />
      <strong>{t('gospelDialog.sent')}</strong>
      <p>{t('gospelDialog.sent.text')}</p>
    </Cover>
  );
}
