import type { Article } from '@contracts/article';
import type { ResourcesPage } from '@contracts/resources-page';
import type { Metadata } from '../../features/metadata/metadata';
import type { ResourceTab } from './place';

type TabInView = { tab: ResourceTab; label: string; noindex: boolean };

/** The library as a whole speaks for its first tab; each other tab for itself. */
export function resourcesMetadata(page: ResourcesPage, { tab, label, noindex }: TabInView): Metadata {
  if (tab === 'blogs') return { ...page.seo, noindex };
  const description = tab === 'training' ? page.trainingIntro : page.booksIntro;
  return { title: `${label} · ${page.title}`, description, noindex };
}

export function articleMetadata({ title, excerpt, socialImage }: Article): Metadata {
  return { title, description: excerpt, type: 'article', image: socialImage };
}
