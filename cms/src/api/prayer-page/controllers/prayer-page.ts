import { storedPage } from '../../../content';
import { prayerPageSchema } from '../contract';

export default storedPage('api::prayer-page.prayer-page', prayerPageSchema);
