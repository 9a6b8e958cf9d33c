import { previewStatuses, previewPrefix } from '@contracts/preview';
import { healthPath, readyPath } from '@contracts/watching';
import type { FastifyRequest } from 'fastify';
import { certificateCheckPage } from '../../src/features/certificate/certificate-link';
import { clientErrorPath } from '../../src/lib/client-error';
import { packPath } from '../../src/lib/kept/pack';
import { sentPath } from '../forms/forms';
import { pageRoutes } from '../pages/pages';
import { callKind, cmsRoutes, type CallKind } from '../proxy/cms-routes';

/** The kind of a request, in words that no visitor can add to. Kinds beginning with `cms` are passed on. */
export type RouteKind =
  'page' | 'form' | 'preview' | 'asset' | 'keeping' | `cms-${CallKind}` | 'health' | 'purge' | 'client-error' | 'none';

const passedOn = new Set(cmsRoutes);
const previews = new Set(previewStatuses.map(previewPrefix));

const kinds: Readonly<Record<string, RouteKind>> = {
  ...Object.fromEntries(pageRoutes.map((route) => [route, 'page'])),
  [sentPath]: 'page',
  [certificateCheckPage]: 'page',
  [packPath]: 'keeping',
  '/files/modules/:slug.html': 'keeping',
  '/files/modules/:slug.svg': 'keeping',
  '/_purge': 'purge',
  [clientErrorPath]: 'client-error',
  [healthPath]: 'health',
  [readyPath]: 'health',
};

export function routeKind({ routeOptions, raw }: Pick<FastifyRequest, 'routeOptions' | 'raw'>): RouteKind {
  const { url: route } = routeOptions;
  if (route === undefined) return 'none';
  if (passedOn.has(route)) return `cms-${callKind(raw)}`;
  if (previews.has(route.replace(/\/\*$/, ''))) return 'preview';
  if (raw.method === 'POST') return kinds[route] ?? 'form';
  // Everything else is a file of the build, or one for search engines.
  return kinds[route] ?? 'asset';
}
