import type { MarriageMinistryPage } from '@contracts/marriage-ministry-page';
import type { Metadata } from '../../features/metadata/metadata';

export function marriageMinistryMetadata({ seo }: MarriageMinistryPage): Metadata {
  return { title: seo.title, description: seo.description };
}
