import type { PropheticMinistryPage } from '@contracts/prophetic-ministry-page';
import type { Metadata } from '../../features/metadata/metadata';

export function propheticMinistryMetadata({ seo }: PropheticMinistryPage): Metadata {
  return { title: seo.title, description: seo.description };
}
