import type { AriaAttributes, KeyboardEvent, MouseEvent } from 'react';
import { useHydrated } from './hydrate-on-interaction';

/**
 * Props of a link that becomes a button with hydration. Where the scripts have not come, or never come, it leads where
 * the same can be done. The element stays, and with it the focus.
 */
export function useLinkButton(href: string, press: () => void, state: AriaAttributes = {}) {
  const act = (event: KeyboardEvent | MouseEvent) => {
    event.preventDefault();
    press();
  };
  return {
    href,
    onClick: act,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === ' ') act(event);
    },
    ...(useHydrated() && { role: 'button', ...state }),
  };
}
