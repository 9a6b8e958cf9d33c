import type { VideoPreviewPage } from '../../../../cms/src/contracts/video-preview-page';
import type { PageSeed } from '../../content-types';

export const videoPreviewPage = {
  seo: {
    title: 'Pastor video preview',
    description: 'Where the Pastor’s video can be previewed after deployment, and what to check before it is shown.',
  },
  title: 'Pastor video preview',
  intro: 'A preview of the Pastor’s video is coming after deployment. Until then, this page is a placeholder.',
  contactNote:
    'Do you have the video, or expect to see it here? Please contact the ministry administrator, who can upload it.',
  tipsTitle: 'What to check when it is here',
  tips: [
    'Smooth playback: watch it from beginning to end, also on a phone with a weak signal, and note where it stops to load.',
    'Audio quality: listen with headphones and again from a phone’s own speaker. Every word should be clear, with no hum beneath the voice.',
    'Resolution: look at it on a phone, a tablet and a large screen. Faces and written words should be sharp on each.',
    'Content: make sure that it fits this site, that everybody who appears has agreed to it, and that no child can be identified.',
  ],
} satisfies PageSeed<VideoPreviewPage>;
