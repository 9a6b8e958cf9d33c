import type { SupportPage } from '@contracts/support-page';
import type { Metadata } from '../../features/metadata/metadata';

export function supportMetadata({ seo }: SupportPage): Metadata {
  return { title: seo.title, description: seo.description };
}
