import { previewPrefix } from '@contracts/preview';
import { ExternalLink } from 'lucide-react';
import styled, { createGlobalStyle } from 'styled-components';
import { englishPreview } from '../../i18n/en/preview';
import { spanishPreview } from '../../i18n/es/preview';
import { ExtraTexts, useLanguage } from '../../i18n/language-provider';
import { withLanguage } from '../../lib/page-address';
import { useSite } from '../../lib/site-context';
import { palette } from '../../ui/theme/palette';
import { layer, media, size, space } from '../../ui/theme/theme';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useLinksOutOfPreview } from './use-links-out-of-preview';
import { useReloadAfterSaving } from './use-reload-after-saving';

/** The end of the page stays above the bar. */
const RoomForBar = createGlobalStyle`
  body { padding-block-end: ${size.target}; }
  ${media.print} { body { padding-block-end: 0; } }
`;

const Bar = styled.aside`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.navigation};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
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
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: ${space[2]};
    min-height: ${size.target};
    color: inherit;
  }
  :focus-visible {
    outline-color: ${palette.night};
  }
  ${media.print} {
    display: none;
  }
`;

/** The address below which the preview lies. */
type PreviewBarProps = { basename: string };

export function PreviewBar(props: PreviewBarProps) {
  return (
    <ExtraTexts en={englishPreview} es={spanishPreview}>
      <BarInLanguage {...props} />
    </ExtraTexts>
  );
}

function BarInLanguage({ basename }: PreviewBarProps) {
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
            {t('preview.leave')} <VisuallyHidden>({t('preview.newTab')})</VisuallyHidden>
          </span>
          <ExternalLink size={18} aria-hidden />
        </a>
      </Bar>
    </>
  );
}
