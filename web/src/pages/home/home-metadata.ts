import type { HomePage } from '@contracts/home-page';
import type { Metadata } from '../../features/metadata/metadata';

export function homeMetadata({ seo }: HomePage): Metadata {
  return { title: seo.title, description: seo.description };
}
