import { createStore } from '../../lib/store';

export type ToastVariant = 'default' | 'destructive';

export type Toast = {
  title: string;
  text?: string;
  variant?: ToastVariant;
  /** How long until it disappears. */
  durationMs?: number;
  /** Also shows it on the page until it is closed there, as for visitors who return to a tab that they left open. */
  isSticky?: boolean;
};

export const successToastMs = 2_000;

export type ShownToast = Required<Omit<Toast, 'text'>> & { id: number; text: string | undefined };

const defaultDurationMs = 5000;

const { read, replace, subscribe } = createStore<ShownToast | null>(null);
let shown = 0;

export { read as currentToast, subscribe as subscribeToToasts };

/** At most one is visible: a new toast replaces the current one. */
export function showToast(toast: Toast): void {
  const defaults = { text: undefined, variant: 'default', durationMs: defaultDurationMs, isSticky: false } as const;
  replace({ ...defaults, ...toast, id: ++shown });
}

export function dismissToast(): void {
  if (read()) replace(null);
}
