import { otherLanguage } from '@contracts/language';
import { articleQuery } from '../../features/articles/articles-query';
import { crisisLinesQuery } from '../../features/crisis-help/crisis-lines-query';
import { gospelQuery } from '../../features/gospel/gospel-query';
import { definePage } from '../../features/page/define-page';
import type { Metadata } from '../../features/page/page-metadata';
import { trainingModuleQuery } from '../../features/training/training-query';
import { bilingualParameters } from '../../lib/page-address';

/** The same content twice, first in the language of the page. */
export const bilingualData = definePage({
  parameters: bilingualParameters,
  queries: (locale, search) => {
    const other = otherLanguage(locale);
    const [module, article] = [search.get('module'), search.get('article')];
    if (module !== null) {
      return {
        module: trainingModuleQuery(module, locale),
        otherModule: trainingModuleQuery(module, other),
        crisisLines: crisisLinesQuery(locale),
      };
    }
    if (article !== null) {
      return { article: articleQuery(article, locale), otherArticle: articleQuery(article, other) };
    }
    return search.get('of') === 'gospel' ? { gospel: gospelQuery(locale), otherGospel: gospelQuery(other) } : {};
  },
  metadata: (title: string, description: string): Metadata => ({ title, description, noindex: true }),
});
