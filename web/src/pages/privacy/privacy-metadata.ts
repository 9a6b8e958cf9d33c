import type { PrivacyPage } from '@contracts/privacy-page';
import type { Metadata } from '../../features/metadata/metadata';

export function privacyMetadata({ seo }: PrivacyPage): Metadata {
  return { title: seo.title, description: seo.description };
}
