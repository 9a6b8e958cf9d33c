export type ToastVariant = 'default' | 'destructive';

export type Toast = {
  title: string;
  text?: string;
  variant?: ToastVariant;
  /** Milliseconds until it disappears; 2000 for success messages. */
  duration?: number;
};

export type ShownToast = Required<Omit<Toast, 'text'>> & { id: number; text: string | undefined };

const defaultDuration = 5000;

let current: ShownToast | null = null;
let shown = 0;
const listeners = new Set<() => void>();

function replace(next: ShownToast | null) {
  current = next;
  listeners.forEach((listener) => listener());
}

/** At most one is visible: a new toast replaces the current one. */
export function showToast({ title, text, variant = 'default', duration = defaultDuration }: Toast): void {
  replace({ id: ++shown, title, text, variant, duration });
}

export function dismissToast(): void {
  if (current) replace(null);
}

export function currentToast(): ShownToast | null {
  return current;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
