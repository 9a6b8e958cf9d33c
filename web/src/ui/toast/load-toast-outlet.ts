import type { ComponentType } from 'react';
import type { ToastOutletProps } from './toast-outlet';

/** Also called in advance by code that is likely to need a toast, such as a form being filled in. */
export async function loadToastOutlet(): Promise<ComponentType<ToastOutletProps>> {
  return (await import('./toast-outlet')).ToastOutlet;
}
