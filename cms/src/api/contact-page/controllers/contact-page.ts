import { storedPage } from '../../../content';
import { contactPageSchema } from '../contract';

export default storedPage('api::contact-page.contact-page', contactPageSchema);
