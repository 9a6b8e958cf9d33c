import type { ContactPage } from '@contracts/contact-page';
import type { Metadata } from '../../features/metadata/metadata';

export function contactMetadata({ seo }: ContactPage): Metadata {
  return { title: seo.title, description: seo.description };
}
