/** A browser that is driven by what all of them can do: open an address, run a function in the page, take a picture. */
export type Engine = {
  readonly name: string;
  /** False where the site sends HTML alone. */
  readonly hasScripts: boolean;
  /** True where not even the scripts in the HTML run. */
  readonly isSwitchedOff?: boolean;
  /** True if the browser was made to lose something, which it may say. */
  readonly isHurt?: boolean;
  open(address: string): Promise<void>;
  resize(size: Size): Promise<void>;
  /** Runs in the page, with JSON in and out. */
  run<Value, Result>(work: (value: Value) => Result | Promise<Result>, value: Value): Promise<Result>;
  press(key: 'Escape' | 'Tab'): Promise<void>;
  picture(file: string): Promise<void>;
  close(): Promise<void>;
};

export type Size = { width: number; height: number };

export const phone: Size = { width: 390, height: 844 };
export const desktop: Size = { width: 1280, height: 800 };

export type Wanted = {
  selector: string;
  /** Part of its text, its value or its name. */
  text?: string;
};

type Found = { problem: string } | { text: string; top: number; bottom: number; left: number; right: number };

type Reach = Wanted & { tap?: boolean; value?: string; mayBeCovered?: boolean; isScrolled?: boolean };

/**
 * Runs in the page: finds the first thing that is shown, scrolls to it, and says what covers it, if anything does.
 * With `tap` it is clicked, with `value` it is filled in. It waits for nothing: without scripts pages have no timers.
 */
function reach(wanted: Reach): Found | 'scrolled' {
  const words = (element: Element) => {
    const name = element.getAttribute('aria-label') || (element as HTMLInputElement).value || '';
    return `${element.textContent || ''} ${name}`.replace(/[\s\u00a0]+/g, ' ');
  };
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
  const element = Array.from(document.querySelectorAll(wanted.selector)).find(
    (one) => isShown(one) && (wanted.text === undefined || words(one).indexOf(wanted.text) >= 0),
  ) as HTMLElement | undefined;
  if (!element) {
    const page = `${location.pathname}, "${document.title}"`;
    return { problem: `not shown at ${page}: ${wanted.selector} ${wanted.text || ''}` };
  }
  const before = element.getBoundingClientRect();
  if (wanted.isScrolled !== true && (before.top < 0 || before.bottom > window.innerHeight)) {
    // Safari before 15.4 knows only these words.
    element.scrollIntoView({ block: before.height > window.innerHeight ? 'start' : 'center' });
    return 'scrolled';
  }
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const found = { text: words(element).trim(), top, bottom, left, right };
  if (wanted.tap !== true && wanted.value === undefined) return found;
  const x = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
  const hit = document.elementFromPoint(x, y);
  const label = hit && hit.closest('label');
  const isReached = hit && (element.contains(hit) || hit.contains(element) || (label && label.htmlFor === element.id));
  if (!isReached && wanted.mayBeCovered !== true)
    return {
      problem: `${found.text} is covered by ${hit ? hit.outerHTML.slice(0, 120) : 'nothing, out of the screen'}`,
    };
  const tell = (type: string) => element.dispatchEvent(new Event(type, { bubbles: true }));
  tell('pointerdown');
  element.focus();
  if (wanted.value === undefined) {
    element.click();
    return found;
  }
  const kind =
    element instanceof HTMLTextAreaElement
      ? HTMLTextAreaElement
      : element instanceof HTMLSelectElement
        ? HTMLSelectElement
        : HTMLInputElement;
  // React listens to the browser's own setter.
  const setter = Object.getOwnPropertyDescriptor(kind.prototype, 'value');
  if (setter && setter.set) setter.set.call(element, wanted.value);
  tell('input');
  tell('change');
  return found;
}

const patienceMs = 60_000;

async function eventually<Result>(what: string, look: () => Promise<Result | { problem: string }>): Promise<Result> {
  const until = Date.now() + patienceMs;
  for (;;) {
    // A page that is being left answers nothing.
    const found = await look().catch((error: unknown) => ({ problem: String(error) }));
    if (typeof found !== 'object' || found === null || !('problem' in found)) return found;
    if (Date.now() > until) throw new Error(`${what}: ${found.problem}`);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

type FoundElement = Exclude<Found, { problem: string }>;

/** What a visitor does and sees. Everything is waited for. */
export function visitor(engine: Engine, origin: string) {
  const find = (wanted: Reach) =>
    eventually<FoundElement>(engine.name, async () => {
      const found = await engine.run(reach, wanted);
      if (found !== 'scrolled') return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
      return (await engine.run(reach, { ...wanted, isScrolled: true })) as Found;
    });
  const read = <Result>(work: () => Result) => engine.run(work, undefined);
  const sees = (selector: string, text?: string) => find({ selector, ...(text === undefined ? {} : { text }) });
  return {
    engine,
    sees,
    async open(path: string) {
      // A page that is still being opened may end another's loading.
      await eventually(engine.name, () => engine.open(origin + path).then(() => true));
      await sees('body');
      if (engine.hasScripts) await sees('html[data-hydrated]');
    },
    taps: (selector: string, text?: string) => find({ selector, tap: true, ...(text === undefined ? {} : { text }) }),
    fills: (selector: string, value: string) => find({ selector, value }),
    /** Waits until it has gone. */
    misses: (selector: string) =>
      eventually<boolean>(engine.name, async () =>
        (await engine.run((wanted: string) => document.querySelectorAll(wanted).length, selector)) === 0
          ? true
          : { problem: `still there: ${selector}` },
      ),
    /** Waits until it is true of the page. */
    holds: <Value>(what: string, test: (value: Value) => boolean, value: Value) =>
      eventually<boolean>(engine.name, async () => (await engine.run(test, value)) || { problem: `not so: ${what}` }),
    read,
    /** The answer to the sum that a form asks for, once it does. */
    async solvesSum() {
      const found = await eventually<string[]>(engine.name, async () => {
        const [, ...numbers] = /(\d+) \+ (\d+)/.exec(await read(() => document.body.innerText)) ?? [];
        return numbers.length > 0 ? numbers : { problem: 'no sum is asked for' };
      });
      return String(Number(found[0]) + Number(found[1]));
    },
  };
}

/** The same browser at a site of which it gets no script. */
export const visitorWithoutScripts = (engine: Engine, origin: string) =>
  visitor({ ...engine, hasScripts: false }, origin);

export type Visitor = ReturnType<typeof visitor>;
