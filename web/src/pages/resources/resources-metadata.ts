import type { Article } from '@contracts/article';
import type { ResourcesPage } from '@contracts/resources-page';
import type { Metadata } from '../../features/metadata/metadata';

export function resourcesMetadata({ seo }: ResourcesPage, { noindex }: { noindex: boolean }): Metadata {
  return { title: seo.title, description: seo.description, noindex };
}

export function articleMetadata({ title, excerpt }: Article): Metadata {
  return { title, description: excerpt, type: 'article' };
}
