export type CallKind = 'form' | 'file' | 'content' | 'panel' | 'inside' | 'none';

const forms = /^\/api\/(?:(?:prayer|contact|counseling)-requests|prayer-thanks)$/;
const files =
  /^\/(?:uploads|public-objects|admin\/panel|api\/(?:assets|video|video-production|social-images|pakistan-revival-video))(?:\/|$)/;

/** `route` is the pattern. `inside`: the web server and whoever watches. `none`: no route. */
export function callKind(method: string, route: string | undefined): CallKind {
  if (route === undefined) return 'none';
  if (method === 'POST' && forms.test(route)) return 'form';
  if (files.test(route)) return 'file';
  if (route.startsWith('/api')) return 'content';
  return route.startsWith('/_') ? 'inside' : 'panel';
}
