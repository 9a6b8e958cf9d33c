import { storedPage } from '../../../content';
import { gospelPresentationSchema } from '../contract';

export default storedPage('api::gospel-presentation.gospel-presentation', gospelPresentationSchema);
