/** Opened by hovering, a dropdown closes when the pointer leaves; opened by a click, it stays. */
export type DropdownState = 'closed' | 'hovered' | 'pinned';

export type DropdownEvent = 'pointer-enter' | 'pointer-leave' | 'toggle' | 'open' | 'dismiss';

export function dropdownState(state: DropdownState, event: DropdownEvent): DropdownState {
  switch (event) {
    case 'pointer-enter':
      return state === 'closed' ? 'hovered' : state;
    case 'pointer-leave':
      return state === 'hovered' ? 'closed' : state;
    case 'toggle':
      // Hovering opened it just before the click, so the click must not close it.
      return state === 'pinned' ? 'closed' : 'pinned';
    case 'open':
      return 'pinned';
    case 'dismiss':
      return 'closed';
  }
}
