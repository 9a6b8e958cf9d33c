import type { AriaAttributes, KeyboardEvent, MouseEvent } from 'react';
import { useHydrated } from './hydrate-on-interaction';

/** Props of a link to where the same can be done, which hydration makes a button. The element and its focus stay. */
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
