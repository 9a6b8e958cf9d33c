import { articleListQuery } from '../features/articles/articles-query';
import { trainingModuleListQuery } from '../features/training/training-query';
import { ContentUnavailable } from '../lib/cms-client/api-error';
import { fetchEveryPage } from '../lib/cms-client/fetch-every-page';
import { paths } from '../lib/paths';
import { routes } from './routes';

/** Every address for the site map, without language. */
export async function listAddresses(cmsUrl: string, signal: AbortSignal): Promise<readonly string[]> {
  const [articles, modules] = await Promise.all([
    fetchEveryPage(articleListQuery('en'), cmsUrl, signal),
    fetchEveryPage(trainingModuleListQuery('en'), cmsUrl, signal),
  ]).catch((cause: unknown) => {
    throw new ContentUnavailable(cause);
  });
  return [
    ...routes.filter(({ listed }) => listed).map(({ path }) => path),
    paths.training,
    paths.books,
    ...articles.map(({ slug }) => paths.article(slug)),
    ...modules.map(({ slug }) => paths.module(slug)),
  ];
}
