import { isPage } from '../site-types';

type Target = {
  /** Leads to the list of the type if left out. A page has no list, and no id in its address. */
  readonly entry?: string;
  readonly language?: string | null;
  readonly filters?: Readonly<Record<string, string>>;
};

export function contentAddress(uid: string, { entry, language, filters }: Target): string {
  const [path, asked] = isPage(uid)
    ? [`single-types/${uid}`, {}]
    : [['collection-types', uid, ...(entry === undefined ? [] : [entry])].join('/'), filters];
  const query = new URLSearchParams({ ...(language ? { 'plugins[i18n][locale]': language } : {}), ...asked });
  return `/content-manager/${path}${query.size > 0 ? `?${query.toString()}` : ''}`;
}
