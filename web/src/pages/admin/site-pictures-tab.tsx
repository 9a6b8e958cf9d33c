import { SitePictures } from '../../features/media-admin/slots/site-pictures';
import { englishAdminParts } from '../../i18n/en/admin-parts';
import { spanishAdminParts } from '../../i18n/es/admin-parts';
import { ExtraTexts } from '../../i18n/language-provider';

const texts = { en: englishAdminParts, es: spanishAdminParts };

export function SitePicturesTab() {
  return (
    <ExtraTexts texts={texts}>
      <SitePictures />
    </ExtraTexts>
  );
}
