import { useEffect, useRef, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link, type LinkProps } from './link';

/**
 * Leads from a card to a page with the card's picture, which moves there where the browser can do so: both pictures have
 * the same `view-transition-name`. React Router's own `viewTransition` needs a data router.
 */
export function CardLink(props: LinkProps) {
  const { to, state } = props;
  const navigate = useNavigate();
  const arrive = useRef<() => void>(undefined);

  // The link is gone once the page is there.
  useEffect(() => () => arrive.current?.(), []);

  function open(event: MouseEvent) {
    const opensTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensTab || !('startViewTransition' in document)) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    event.preventDefault();
    const transition = document.startViewTransition(
      () =>
        new Promise<void>((resolve) => {
          arrive.current = resolve;
          void navigate(to, { state });
        }),
    );
    // Skipped, for example while the page is hidden.
    transition.ready.catch(() => undefined);
  }

  return <Link {...props} onClick={open} />;
}
