/**
 * Gives the parts of flexible boxes margins where the browser knows no `gap` between them: Chromium before 84, Safari
 * before 14.1. Only browsers that get none of the site's scripts load it (`server/pages/start-script.ts`).
 */
(() => {
  let spaced = [];
  let width = 0;

  function knowsGap() {
    const probe = document.createElement('div');
    probe.style.cssText = 'display:flex;flex-direction:column;row-gap:1px';
    probe.append(document.createElement('div'), document.createElement('div'));
    document.body.append(probe);
    const height = probe.scrollHeight;
    probe.remove();
    return height === 1;
  }

  /** Elements in the flow, and words. */
  function partsOf(box) {
    return Array.from(box.childNodes).filter((node) => {
      if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE && node.data.trim() !== '';
      const { display, position } = getComputedStyle(node);
      return display !== 'none' && position !== 'absolute' && position !== 'fixed';
    });
  }

  function readBox(box) {
    const { display, direction, flexDirection, flexWrap, rowGap, columnGap } = getComputedStyle(box);
    const isColumn = flexDirection.startsWith('column');
    const sides = isColumn ? ['marginTop', 'marginBottom'] : ['marginLeft', 'marginRight'];
    if (flexDirection.endsWith('reverse') !== (!isColumn && direction === 'rtl')) sides.reverse();
    const [row, column] = [parseFloat(rowGap) || 0, parseFloat(columnGap) || 0];
    const parts = display.includes('flex') && row + column > 0 ? partsOf(box) : [];
    return { parts, row, gap: isColumn ? row : column, sides, wraps: !isColumn && flexWrap !== 'nowrap', box };
  }

  function marginOf(part, side, gap) {
    const own = parseFloat(getComputedStyle(part)[side]) || 0;
    // An automatic margin is as wide as the room that is left.
    return { part, side, value: `${own < gap ? own + gap : own}px` };
  }

  function marginsBetween({ parts, gap, sides: [before, after], wraps, box }) {
    const fillsLine = (part) => wraps && part.offsetWidth > box.clientWidth - gap;
    return parts.slice(1).flatMap((part, index) => {
      const previous = parts[index];
      if (!wraps && part instanceof Element) return [marginOf(part, before, gap)];
      const isApart = !(previous instanceof Element) || fillsLine(previous) || fillsLine(part);
      return isApart ? [] : [marginOf(previous, after, gap)];
    });
  }

  function marginsBetweenLines({ parts, row }) {
    const elements = parts.filter((part) => part instanceof Element);
    const places = elements.map((part) => part.getBoundingClientRect());
    const second = places.findIndex(({ top }, index) => index > 0 && top >= places[index - 1].bottom);
    return second < 0 ? [] : elements.slice(second).map((part) => marginOf(part, 'marginTop', row));
  }

  /** Sets them together, because the browser measures anew after each. */
  function setMargins(margins) {
    for (const { part, side, value } of margins) part.style[side] = value;
    spaced.push(...margins.map(({ part }) => part));
  }

  function addGaps() {
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    for (const part of spaced) part.style.margin = '';
    spaced = [];
    const boxes = Array.from(document.querySelectorAll('body *'), readBox);
    setMargins(boxes.flatMap(marginsBetween));
    setMargins(boxes.filter(({ wraps }) => wraps).flatMap(marginsBetweenLines));
  }

  if (knowsGap()) return;
  addGaps();
  window.addEventListener('resize', addGaps);
})();
