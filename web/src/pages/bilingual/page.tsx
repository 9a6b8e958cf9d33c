import { useLocation } from 'react-router-dom';
import { useClearFailedContent, type Page } from '../../features/page/define-page';
import { englishBilingual } from '../../i18n/en/bilingual';
import { spanishBilingual } from '../../i18n/es/bilingual';
import { ExtraTexts } from '../../i18n/language-provider';
import { searchOf } from '../../lib/page-address';
import { useSite } from '../../lib/site-context';
import { ErrorBoundary } from '../../ui/error-boundary';
import { BilingualArticle } from './bilingual-article';
import { BilingualGospel } from './bilingual-gospel';
import { BilingualModule } from './bilingual-module';
import { bilingualData } from './data';
import { NotFound } from './not-found';
import { OneLanguage } from './one-language';

function BilingualPage() {
  const { key } = useLocation();
  const clearFailedContent = useClearFailedContent();
  const search = searchOf(useSite().address);
  const Content = search.has('module')
    ? BilingualModule
    : search.has('article')
      ? BilingualArticle
      : search.has('of')
        ? BilingualGospel
        : NotFound;
  return (
    <ExtraTexts en={englishBilingual} es={spanishBilingual}>
      <ErrorBoundary resetKey={key} fallback={(error) => <OneLanguage error={error} />} onError={clearFailedContent}>
        <Content />
      </ErrorBoundary>
    </ExtraTexts>
  );
}

export const page: Page = { data: bilingualData, Component: BilingualPage };
