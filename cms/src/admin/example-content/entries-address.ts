import type { ExampleCount } from '../../api/example-content/contract';

export function entriesAddress({ uid, kind, mark }: ExampleCount, locale: string): string {
  const query = new URLSearchParams({ 'plugins[i18n][locale]': locale });
  if (kind === 'singleType') return `/content-manager/single-types/${uid}?${query.toString()}`;
  query.set(`filters[$and][0][${mark}][$eq]`, 'true');
  return `/content-manager/collection-types/${uid}?${query.toString()}`;
}
