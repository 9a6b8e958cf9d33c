import { call, jsonBody, textAt } from './call-cms';

const articles = '/content-manager/collection-types/api::article.article';

/** Gives the first article this title and publishes it, as an editor does in the panel. */
export async function publishTitle(url: string, headers: Record<string, string>, title: string): Promise<void> {
  const list = await call(`${url}${articles}?locale=en&page=1&pageSize=1&sort=position:ASC`, { headers });
  const entry = `${url}${articles}/${textAt(list, 'results', 0, 'documentId')}`;
  await call(`${entry}?locale=en`, { ...jsonBody({ title }, headers), method: 'PUT' });
  await call(`${entry}/actions/publish?locale=en`, jsonBody({}, headers));
}
