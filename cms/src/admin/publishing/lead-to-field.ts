const marked = '[data-strapi-field-error]';
const writable = 'input, textarea, [contenteditable="true"]';
const pressable = 'button, [tabindex]';

/** Brings the first marked field into view. The panel opens the part that it is in one frame after it was marked. */
export function leadToMarkedField(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const error = document.querySelector(marked);
      const field = error?.parentElement;
      if (!field) return;
      const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      field.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
      const input = field.querySelector(writable) ?? field.querySelector(pressable);
      if (input instanceof HTMLElement) input.focus({ preventScroll: true });
    }),
  );
}
