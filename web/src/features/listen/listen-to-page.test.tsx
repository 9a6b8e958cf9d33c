import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { english } from '../../i18n/en/site';
import { spanish } from '../../i18n/es/site';
import { englishListen } from '../../i18n/en/listen';
import { spanishListen } from '../../i18n/es/listen';
import { LanguageProvider, useLanguage } from '../../i18n/language-provider';
import { ListenToPage } from './listen-to-page';

type Locale = 'en' | 'es';

const dictionaries = { en: english, es: spanish };
const texts = { en: englishListen, es: spanishListen };
const own = { en: 'en-GB', es: 'es-EC' } as const;

class Utterance extends EventTarget {
  rate = 1;
  lang = '';
  voice: unknown = null;
  constructor(readonly text: string) {
    super();
  }
}

/** A device whose voices say nothing and remember everything. */
class Device extends EventTarget {
  readonly spoken: Utterance[] = [];
  #current: Utterance | undefined;
  constructor(private readonly voices: readonly { lang: string; localService: boolean }[]) {
    super();
  }
  getVoices = () => this.voices.map((voice) => ({ ...voice, default: false, name: voice.lang, voiceURI: voice.lang }));
  speak = (utterance: Utterance) => {
    this.#current = utterance;
    this.spoken.push(utterance);
  };
  cancel = () => {
    this.#current = undefined;
  };
  /** Ends the sentence that is being spoken, or lets it fail. */
  end = (how: 'end' | 'error' = 'end') => act(() => void this.#current?.dispatchEvent(new Event(how)));
  get said() {
    return this.spoken.map(({ text, rate, lang }) => ({ text, rate, voice: lang }));
  }
  readToTheEnd() {
    for (let before = -1; before < this.spoken.length;) {
      before = this.spoken.length;
      this.end();
    }
  }
}

function withVoices(...voices: (string | { lang: string; localService: boolean })[]): Device {
  const device = new Device(
    voices.map((voice) => (typeof voice === 'string' ? { lang: voice, localService: true } : voice)),
  );
  vi.stubGlobal('speechSynthesis', device);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  return device;
}

const texted = { en: 'Sit down.', es: 'Siéntese.' };

function Page({ children, language }: { children?: ReactNode; language?: string | undefined }) {
  const { locale, setLocale } = useLanguage();
  return (
    <>
      <article>
        <p>Before the title</p>
        <h1>Visits</h1>
        <ListenToPage language={language ?? locale} />
        <p>
          Knock first. Then wait.
          <svg aria-hidden="true" />
        </p>
        {children}
        <nav>
          <p>Next module</p>
        </nav>
        <p>{texted[locale === 'es' ? 'es' : 'en']}</p>
      </article>
      <button onClick={() => void setLocale(locale === 'en' ? 'es' : 'en')}>other</button>
      <div role="dialog">
        <button>quiz</button>
      </div>
    </>
  );
}

const user = userEvent.setup();

async function show(locale: Locale, children?: ReactNode, language?: string) {
  document.documentElement.lang = locale;
  const page = render(
    <LanguageProvider locale={locale} dictionary={dictionaries[locale]}>
      <Page language={language}>{children}</Page>
    </LanguageProvider>,
  );
  // Voices are looked for when somebody is there.
  await user.hover(screen.getByRole('heading', { level: 1 }));
  return page;
}

const listen = (locale: Locale) => screen.findByRole('button', { name: texts[locale]['listen.start'] });

async function begin(locale: Locale, children?: ReactNode) {
  const page = await show(locale, children);
  await user.click(await listen(locale));
  return page;
}

const marked = () => Array.from(document.querySelectorAll('[data-being-read]'), (element) => element.textContent);

beforeEach(() => {
  // Nothing is laid out here.
  const rectangles = Object.assign([new DOMRect(0, 0, 100, 20)], { item: () => null });
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(rectangles);
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
});

describe.each(['en', 'es'] as const)('reading aloud in %s', (locale) => {
  const text = texts[locale];
  const bar = () => screen.getByRole('region', { name: text['listen.title'] });
  const press = (name: keyof typeof text) => user.click(within(bar()).getByRole('button', { name: text[name] }));

  test('begins at the title, in the voice of the device, and goes on sentence by sentence', async () => {
    const device = withVoices('fr-FR', own[locale]);
    await begin(locale);
    expect(marked()).toEqual(['Visits']);
    expect(device.said).toEqual([{ text: 'Visits', rate: 1, voice: own[locale] }]);
    device.end();
    expect(marked()).toEqual(['Knock first. Then wait.']);
    device.end();
    expect(marked()).toEqual(['Knock first. Then wait.']);
    expect(device.said.map((one) => one.text)).toEqual(['Visits', 'Knock first.', 'Then wait.']);
  });

  test('goes to the next paragraph and back', async () => {
    const device = withVoices(own[locale]);
    await begin(locale);
    await press('listen.next');
    expect(marked()).toEqual(['Knock first. Then wait.']);
    await press('listen.next');
    expect(marked()).toEqual([texted[locale]]);
    await press('listen.previous');
    expect(marked()).toEqual(['Knock first. Then wait.']);
    expect(device.said.at(-1)).toMatchObject({ text: 'Knock first.' });
  });

  test('says nothing while it is paused, and goes on at the chosen speed', async () => {
    const device = withVoices(own[locale]);
    await begin(locale);
    await press('listen.pause');
    device.end();
    await user.selectOptions(within(bar()).getByLabelText(text['listen.speed']), '1.25');
    expect(device.said).toHaveLength(1);
    await press('listen.resume');
    expect(device.said.slice(1)).toEqual([{ text: 'Visits', rate: 1.25, voice: own[locale] }]);
  });

  test('says when the voice fails, and goes on when told to', async () => {
    const device = withVoices(own[locale]);
    await begin(locale);
    device.end('error');
    expect(within(bar()).getByRole('alert').textContent).toBe(text['listen.failed']);
    await press('listen.resume');
    expect(within(bar()).queryByRole('alert')).toBeNull();
    expect(device.said).toHaveLength(2);
  });

  test('stops when told to, and gives the focus back', async () => {
    const device = withVoices(own[locale]);
    await begin(locale);
    await press('listen.stop');
    expect(screen.queryByRole('region', { name: text['listen.title'] })).toBeNull();
    expect(marked()).toEqual([]);
    expect(document.activeElement).toBe(await listen(locale));
    device.end();
    expect(device.said).toHaveLength(1);
  });

  test('ends after the last paragraph, and leaves out what stands before the title, links and buttons', async () => {
    const device = withVoices(own[locale]);
    await begin(
      locale,
      <details>
        <p>Sources</p>
      </details>,
    );
    device.readToTheEnd();
    expect(screen.queryByRole('region', { name: text['listen.title'] })).toBeNull();
    expect(device.said.map((one) => one.text)).toEqual(['Visits', 'Knock first.', 'Then wait.', texted[locale]]);
  });

  test('leaves a paragraph in a language that the device cannot speak to the eyes', async () => {
    const device = withVoices(own[locale], { lang: 'ur-PK', localService: false });
    await begin(locale, <p lang="ur">پہلے دستک دیں۔</p>);
    device.readToTheEnd();
    expect(device.said.map((one) => one.text)).toEqual(['Visits', 'Knock first.', 'Then wait.', texted[locale]]);
    expect(new Set(device.said.map(({ voice }) => voice))).toEqual(new Set([own[locale]]));
  });

  test('rests while a dialog covers what would stop it', async () => {
    const device = withVoices(own[locale]);
    await begin(locale);
    await user.click(screen.getByRole('button', { name: 'quiz' }));
    device.end();
    expect(device.said).toHaveLength(1);
    await press('listen.resume');
    expect(device.said.at(-1)).toMatchObject({ text: 'Visits' });
    device.readToTheEnd();
    expect(device.said.map((one) => one.text)).not.toContain('quiz');
  });

  test('ends where the page changes its language, whose voice reads it then', async () => {
    const other = locale === 'en' ? 'es' : 'en';
    const device = withVoices(own[locale], own[other]);
    await begin(locale);
    await user.click(screen.getByRole('button', { name: 'other' }));
    await user.click(await listen(other));
    expect(device.said.at(-1)).toEqual({ text: 'Visits', rate: 1, voice: own[other] });
  });

  test('ends with the page', async () => {
    const device = withVoices(own[locale]);
    const page = await begin(locale);
    page.unmount();
    device.end();
    expect(device.said).toHaveLength(1);
  });

  test('is not offered where the device has no voice for the language, or only a service’s', async () => {
    const device = withVoices('de-DE', { lang: own[locale], localService: false });
    await show(locale);
    act(() => void device.dispatchEvent(new Event('voiceschanged')));
    expect(screen.queryByRole('button', { name: text['listen.start'] })).toBeNull();
  });

  test('is offered once the browser has found its voices', async () => {
    const device = withVoices();
    await show(locale);
    expect(screen.queryByRole('button', { name: text['listen.start'] })).toBeNull();
    device.getVoices = () => [
      { lang: own[locale], localService: true, default: false, name: own[locale], voiceURI: own[locale] },
    ];
    act(() => void device.dispatchEvent(new Event('voiceschanged')));
    await listen(locale);
  });
});
