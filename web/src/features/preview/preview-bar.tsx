import { previewPrefix } from '@contracts/preview';
import { ExternalLink } from 'lucide-react';
import { useEffect } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { englishPreview } from '../../i18n/en/preview';
import { spanishPreview } from '../../i18n/es/preview';
import { useLanguage, withTexts } from '../../i18n/language-provider';
import { withLanguage } from '../../lib/page-address';
import { isRecord } from '../../lib/parse-object';
import { useSite } from '../../lib/site-context';
import { palette } from '../../ui/theme/palette';
import { inlineTapTarget, inRow, layer, media, notPrinted, size, space } from '../../ui/theme/theme';
import { VisuallyHidden } from '../../ui/text';

/** The end of the page stays above the bar. */
const RoomForBar = createGlobalStyle`
  body { padding-block-end: ${size.target}; }
  ${media.print} { body { padding-block-end: 0; } }
`;

const Bar = styled.aside`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.navigation};
  ${inRow(3)}
  justify-content: space-between;
  min-height: ${size.target};
  padding-inline: ${space[3]};
  background: ${palette.gold};
  color: ${palette.night};
  font-size: 0.875rem;
  line-height: 1.3;
  strong {
    font-weight: 600;
  }
  a {
    ${inlineTapTarget}
    flex: none;
    gap: ${space[2]};
    color: inherit;
  }
  :focus-visible {
    outline-color: ${palette.night};
  }
  ${notPrinted}
`;

export const PreviewBar = withTexts({ en: englishPreview, es: spanishPreview }, BarInLanguage);

/** `basename` is the address below which the preview lies. */
function BarInLanguage({ basename }: { basename: string }) {
  const { locale, t } = useLanguage();
  const { address } = useSite();
  const status = basename === previewPrefix('draft') ? 'draft' : 'published';
  useLinksOutOfPreview(basename);
  useReloadAfterSaving();
  return (
    <>
      <RoomForBar />
      <Bar aria-label={t(`preview.${status}`)}>
        <strong>{t(`preview.${status}`)}</strong>
        <a href={withLanguage(address, locale)} target="_blank" rel="noopener">
          <span>
            <span>{t('preview.leave')}</span> <VisuallyHidden>{`(${t('words.newTab')})`}</VisuallyHidden>
          </span>
          <ExternalLink size={18} aria-hidden />
        </a>
      </Bar>
    </>
  );
}

/** The panel shows the preview in a frame, in which no other page may be shown. Links to one open a new tab. */
function useLinksOutOfPreview(prefix: string): void {
  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return;
      const link = event.target.closest('a');
      if (!link || link.target !== '' || !/^https?:$/.test(link.protocol)) return;
      const isWithin = link.origin === window.location.origin && `${link.pathname}/`.startsWith(`${prefix}/`);
      if (isWithin) return;
      link.target = '_blank';
      link.rel = 'noopener';
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [prefix]);
}

/** Strapi's panel sends this to the preview beside it after each save. */
const saved = 'strapiUpdate';

function useReloadAfterSaving(): void {
  useEffect(() => {
    const reload = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || !isRecord(data)) return;
      if (data['type'] === saved) window.location.reload();
    };
    window.addEventListener('message', reload);
    return () => window.removeEventListener('message', reload);
  }, []);
}
