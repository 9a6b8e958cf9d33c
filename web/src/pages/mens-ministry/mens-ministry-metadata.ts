import type { MensMinistryPage } from '@contracts/mens-ministry-page';
import type { Metadata } from '../../features/metadata/metadata';

export function mensMinistryMetadata({ seo }: MensMinistryPage): Metadata {
  return { title: seo.title, description: seo.description };
}
