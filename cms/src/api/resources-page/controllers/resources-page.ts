import { storedPage } from '../../../content';
import { resourcesPageSchema } from '../contract';

export default storedPage('api::resources-page.resources-page', resourcesPageSchema);
