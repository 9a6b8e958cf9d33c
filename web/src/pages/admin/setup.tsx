import { Places } from '../../features/media-admin/slots/site-pictures';
import { SiteSetup } from '../../features/site-opening/site-setup';

const pictures = <Places only={['logo', 'pastor-video', 'pastor-video-poster', 'hero', 'social-image']} />;

export const Setup = () => <SiteSetup pictures={pictures} />;
