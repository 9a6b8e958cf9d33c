/** Opened by passing over it, a dropdown closes when the pointer leaves; opened on purpose, it stays. */
export type DropdownState = 'closed' | 'hovered' | 'pinned';

export type DropdownEvent = 'pointer-enter' | 'pointer-leave' | 'toggle' | 'open' | 'dismiss';

export function dropdownState(state: DropdownState, event: DropdownEvent): DropdownState {
  switch (event) {
    case 'pointer-enter':
      return state === 'closed' ? 'hovered' : state;
    case 'pointer-leave':
      return state === 'hovered' ? 'closed' : state;
    case 'toggle':
      // The pointer has opened it on its way to the click: closing now would look like a refusal.
      return state === 'pinned' ? 'closed' : 'pinned';
    case 'open':
      return 'pinned';
    case 'dismiss':
      return 'closed';
  }
}
