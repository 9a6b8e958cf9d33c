import type { ComponentType } from 'react';
import type { ToastOutletProps } from './toast-outlet';

/** Also called ahead of time by what is likely to need a toast, such as a form that is being filled in. */
export async function loadToastOutlet(): Promise<ComponentType<ToastOutletProps>> {
  return (await import('./toast-outlet')).ToastOutlet;
}
