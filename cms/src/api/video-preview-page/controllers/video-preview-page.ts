import { storedPage } from '../../../content';
import { videoPreviewPageSchema } from '../contract';

export default storedPage('api::video-preview-page.video-preview-page', videoPreviewPageSchema);
