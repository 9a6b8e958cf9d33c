import { componentLayouts } from './components';
import type { Layouts } from './layout-table';
import { libraryLayouts } from './library';
import { pageSectionLayouts } from './page-sections';
import { pageLayouts } from './pages';
import { requestLayouts } from './requests';
import { revivalLayouts } from './revival';
import { siteLayouts } from './site';

export const layouts: Layouts = {
  ...requestLayouts,
  ...libraryLayouts,
  ...revivalLayouts,
  ...siteLayouts,
  ...pageLayouts,
  ...pageSectionLayouts,
  ...componentLayouts,
};
