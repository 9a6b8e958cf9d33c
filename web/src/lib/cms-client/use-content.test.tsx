import { act, fireEvent, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { SWRConfig, unstable_serialize as serialize } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheOf, contentConfig, useContent, useContentPreload, useClearFailedContent } from './use-content';
import type { Query } from './fetch-query';

const asked: string[] = [];
let down: boolean;

beforeEach(() => {
  asked.length = 0;
  down = false;
  reading = undefined;
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(down ? new Response('', { status: 500 }) : Response.json(`text of ${url}`));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Settles once the code that reads answers has loaded. */
let reading: Promise<unknown> | undefined;

const text = (locale: string): Query<string> => ({
  key: ['/api', `text?locale=${locale}`],
  parse: (json) => (reading ? reading.then(() => String(json)) : String(json)),
});

function Text({ locale }: { locale: string }) {
  return <p>{useContent(text(locale))}</p>;
}

function Actions() {
  const preload = useContentPreload();
  return (
    <>
      <button onClick={() => void preload([text('es')]).catch(() => undefined)}>preload</button>
    </>
  );
}

function Site({ locale }: { locale: string }) {
  return (
    <SWRConfig value={{ ...contentConfig, provider }}>
      <Actions />
      <Suspense fallback={<p>Loading</p>}>
        <Text locale={locale} />
      </Suspense>
    </SWRConfig>
  );
}

/** Stands between what failed and the rest of the site, and tells of the failure. */
class Boundary extends Component<{ onError: (failure: unknown) => void; children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch(failure: unknown) {
    this.props.onError(failure);
  }
  override render() {
    return this.state.failed ? <p>It did not come</p> : this.props.children;
  }
}

function Visit() {
  return (
    <Boundary onError={useClearFailedContent()}>
      <Suspense fallback={<p>Loading</p>}>
        <Text locale="es" />
      </Suspense>
    </Boundary>
  );
}

const provider = () => cacheOf({ [serialize(text('en').key)]: 'from the server' });

const press = (name: string) => act(() => Promise.resolve(fireEvent.click(screen.getByText(name))));

describe('content', () => {
  it('that the server sent is not requested again', async () => {
    render(<Site locale="en" />);
    await press('preload');
    expect(screen.getByText('from the server')).toBeDefined();
    expect(asked).toEqual(['/api/text?locale=es']);
  });

  it('that is missing suspends, and is requested once', async () => {
    let arrive: () => void = () => undefined;
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url);
      return new Promise((resolve) => (arrive = () => resolve(Response.json('arrived'))));
    });
    await act(() => Promise.resolve(render(<Site locale="es" />)));
    expect(screen.getByText('Loading')).toBeDefined();
    arrive();
    expect(await screen.findByText('arrived')).toBeDefined();
    expect(asked).toHaveLength(1);
  });

  it('that was preloaded is shown at once, in both directions', async () => {
    const { rerender } = render(<Site locale="en" />);
    await press('preload');
    rerender(<Site locale="es" />);
    expect(screen.getByText('text of /api/text?locale=es')).toBeDefined();
    rerender(<Site locale="en" />);
    expect(screen.getByText('from the server')).toBeDefined();
    await press('preload');
    expect(asked).toHaveLength(1);
  });

  it('that is shown while preloading suspends, and is requested once', async () => {
    let read: () => void = () => undefined;
    reading = new Promise<void>((resolve) => (read = resolve));
    const { rerender } = render(<Site locale="en" />);
    await press('preload');
    rerender(<Site locale="es" />);
    expect(screen.getByText('Loading')).toBeDefined();
    read();
    expect(await screen.findByText('text of /api/text?locale=es')).toBeDefined();
    expect(asked).toHaveLength(1);
  });

  it('that failed to load is requested again on the next visit', async () => {
    // React reports what a boundary caught.
    vi.spyOn(console, 'error').mockReturnValue();
    down = true;
    const visit = (key: string) => (
      <SWRConfig value={{ ...contentConfig, provider }}>
        <Visit key={key} />
      </SWRConfig>
    );
    const { rerender } = await act(() => Promise.resolve(render(visit('first'))));
    expect(await screen.findByText('It did not come')).toBeDefined();

    down = false;
    rerender(visit('second'));
    await act(() => Promise.resolve());
    expect(await screen.findByText('text of /api/text?locale=es')).toBeDefined();
    expect(asked).toHaveLength(2);
  });
});
