/**
 * Has the browser ask before the site is left, until what is given back is called. Other pages of the site can be gone
 * to: what was begun here goes on.
 */
export function warnOnLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
