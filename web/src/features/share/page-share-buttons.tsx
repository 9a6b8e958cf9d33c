import { useLanguage } from '../../i18n/language-provider';
import { useSite } from '../../lib/site-context';
import { useShare } from './use-share';
import { Link2, MessageCircle, Share2 } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { Button, ButtonAnchor } from '../../ui/button';
import { clustered, notPrinted, smallPrint, space } from '../../ui/theme/theme';
import { VisuallyHidden } from '../../ui/text';

const Group = styled.div`
  ${clustered(3)}
  ${notPrinted}
`;

const Label = styled.p`
  margin-inline-end: ${space[2]};
  ${smallPrint}
  font-weight: 600;
`;

export function PageShareButtons({ title }: { title: string }) {
  const { t } = useLanguage();
  const { url, openSheet, copy } = useShare(title, useSite().address);
  const labelId = useId();
  return (
    <Group role="group" aria-labelledby={labelId}>
      <Label id={labelId}>{t('share.label')}</Label>
      {openSheet ? (
        <Button $variant="quiet" onClick={openSheet}>
          <Share2 size={18} aria-hidden />
          <span>{t('share.sheet')}</span>
        </Button>
      ) : (
        <>
          <ButtonAnchor $variant="quiet" href={whatsAppAddress(title, url)} target="_blank" rel="noopener noreferrer">
            <MessageCircle size={18} aria-hidden />
            <span>
              <span>{t('share.whatsApp')}</span> <VisuallyHidden>{`(${t('words.newTab')})`}</VisuallyHidden>
            </span>
          </ButtonAnchor>
          <Button data-scripted $variant="quiet" onClick={copy}>
            <Link2 size={18} aria-hidden />
            <span>{t('share.copy')}</span>
          </Button>
        </>
      )}
    </Group>
  );
}

function whatsAppAddress(title: string, url: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`;
}
