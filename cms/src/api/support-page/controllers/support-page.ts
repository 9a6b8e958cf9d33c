import { storedPage } from '../../../content';
import { supportPageSchema } from '../contract';

export default storedPage('api::support-page.support-page', supportPageSchema);
