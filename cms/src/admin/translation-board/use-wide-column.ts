import { type RefObject, useLayoutEffect } from 'react';

/** The column of the form's grid that this element is in, and the other one. */
function columnsOf(element: HTMLElement): { own: HTMLElement; other: HTMLElement } | undefined {
  for (let own = element; own.parentElement !== null; own = own.parentElement) {
    if (getComputedStyle(own.parentElement).display !== 'grid') continue;
    const other = own.previousElementSibling;
    return other instanceof HTMLElement ? { own, other } : undefined;
  }
  return undefined;
}

/** Strapi's side panels are too narrow to read a text in. Does nothing where the page is laid out in another way. */
export function useWideColumn(ref: RefObject<HTMLElement>, isWide: boolean): void {
  useLayoutEffect(() => {
    const columns = isWide && ref.current ? columnsOf(ref.current) : undefined;
    if (columns === undefined) return;
    const { own, other } = columns;
    const styles = [own.getAttribute('style'), other.getAttribute('style')] as const;
    Object.assign(own.style, { gridColumn: 'span 5', position: 'sticky', top: '9.6rem', alignSelf: 'start' });
    other.style.gridColumn = 'span 7';
    return () => {
      own.setAttribute('style', styles[0] ?? '');
      other.setAttribute('style', styles[1] ?? '');
    };
  }, [ref, isWide]);
}
