/**
 * Makes the browser confirm leaving the site until the returned function is called. Chromium would also ask where a link
 * opens the app for mail or telephone, although the page stays.
 */
export function warnOnLeaving(): () => void {
  let opensApp = false;
  const notice = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    opensApp = link !== null && !link.protocol.startsWith('http');
  };
  const ask = (event: BeforeUnloadEvent) => {
    if (!opensApp) event.preventDefault();
    opensApp = false;
  };
  window.addEventListener('click', notice);
  window.addEventListener('beforeunload', ask);
  return () => {
    window.removeEventListener('click', notice);
    window.removeEventListener('beforeunload', ask);
  };
}
