import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { BackLink } from '../../ui/back-link';
import { PageEnd } from '../../ui/page-end';
import { SharePage } from './share-page';

/** The end of most pages: the way home, and ways to share the page. */
export function EndOfPage({ title }: { title: string }) {
  const { t } = useLanguage();
  return (
    <PageEnd>
      <BackLink to={paths.home}>{t('ministries.back')}</BackLink>
      <SharePage title={title} />
    </PageEnd>
  );
}
