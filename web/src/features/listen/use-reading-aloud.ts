import { useEffect, useRef, useState } from 'react';
import { findVoice } from './voices';

/** Less than 15 seconds at the slowest speed: some browsers fall silent in the middle of a longer text. */
const longest = 160;

/** Splits a paragraph into what is spoken at a time: its sentences, and long ones in parts. */
export function sentencesOf(text: string, language: string): readonly string[] {
  return split(text.replace(/\s+/g, ' ').trim(), language)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .flatMap(partsOf);
}

function split(text: string, language: string): readonly string[] {
  // Missing in Firefox before 125.
  if (!('Segmenter' in Intl)) return text.replace(/([.!?…]["”’»)]*) /g, '$1\n').split('\n');
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}

/** Ends each part where the voice would pause, or else between two words. */
function partsOf(sentence: string): string[] {
  if (sentence.length <= longest) return [sentence];
  const beginning = sentence.slice(0, longest);
  const pause = Math.max(...[', ', '; ', ': ', '— ', '– '].map((mark) => beginning.lastIndexOf(mark) + 1));
  const end = pause > longest / 3 ? pause : beginning.lastIndexOf(' ');
  const cut = end > 0 ? end : longest;
  return [sentence.slice(0, cut).trim(), ...partsOf(sentence.slice(cut).trim())];
}

type Paragraph = { readonly element: HTMLElement; readonly text: string; readonly language: string };

const readable = 'h1, h2, h3, h4, h5, p, li, blockquote, figcaption';
const notRead = '[data-not-read], details, nav, form, button, [role="status"], [role="alert"]';

/** Collects the paragraphs of an article or a module, from its title on, in the order of the page. */
function readParagraphs(article: HTMLElement): readonly Paragraph[] {
  const elements = Array.from(article.querySelectorAll<HTMLElement>(readable));
  const title = elements.findIndex((element) => element.tagName === 'H1');
  return elements
    .slice(Math.max(0, title))
    .filter(
      (element) => !element.closest(notRead) && !element.querySelector(readable) && element.getClientRects().length > 0,
    )
    .map((element) => ({ element, text: spokenText(element), language: languageOf(element) }))
    .filter(({ text }) => text !== '');
}

function spokenText(element: HTMLElement): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return '';
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"], svg')) hidden.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
}

function languageOf(element: HTMLElement): string {
  return element.closest<HTMLElement>('[lang]')?.lang ?? document.documentElement.lang;
}

type Position = { readonly paragraph: number; readonly sentence: number };
type ReadingState = 'stopped' | 'reading' | 'paused' | 'failed';

const voiceFor = ({ language }: Paragraph) => findVoice(speechSynthesis.getVoices(), language);

const beginning: Position = { paragraph: 0, sentence: 0 };

/** Pausing stops the voice and repeats the sentence: browsers do not agree on what `speechSynthesis.pause()` does. */
export function useReadingAloud() {
  const [state, setState] = useState<ReadingState>('stopped');
  const [position, setPosition] = useState(beginning);
  const [speed, setSpeed] = useState(1);
  const [paragraphs, setParagraphs] = useState<readonly Paragraph[]>([]);
  /** Browsers forget an utterance that nothing refers to, and its end with it. */
  const spoken = useRef<SpeechSynthesisUtterance>(null);
  const current = state === 'stopped' ? undefined : paragraphs[position.paragraph]?.element;

  useEffect(() => {
    if (!current) return;
    current.setAttribute('data-being-read', '');
    // The beginning of one that is higher than the screen.
    current.scrollIntoView({ block: current.offsetHeight > window.innerHeight / 2 ? 'start' : 'center' });
    return () => current.removeAttribute('data-being-read');
  }, [current]);

  useEffect(() => {
    const silence = () => {
      spoken.current = null;
      speechSynthesis.cancel();
    };
    const leave = () => {
      silence();
      // For whoever comes back to the page as it was.
      setState((before) => (before === 'reading' ? 'paused' : before));
    };
    // A dialog covers what would stop the voice.
    const leaveForDialog = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('[role="dialog"]')) leave();
    };
    // Chromium would go on reading on the next page.
    window.addEventListener('pagehide', leave);
    document.addEventListener('focusin', leaveForDialog);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('focusin', leaveForDialog);
      silence();
    };
  }, []);

  function read(from: Position, { rate = speed, of = paragraphs } = {}): void {
    spoken.current = null;
    speechSynthesis.cancel();
    const paragraph = of[from.paragraph];
    if (!paragraph) {
      setState('stopped');
      return;
    }
    const sentence = sentencesOf(paragraph.text, paragraph.language)[from.sentence];
    if (sentence === undefined) {
      read({ paragraph: from.paragraph + 1, sentence: 0 }, { rate, of });
      return;
    }
    setPosition(from);
    const voice = voiceFor(paragraph);
    // Without one the browser would choose, perhaps one that sends the text to a service.
    if (!voice) {
      setState('failed');
      return;
    }
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = rate;
    utterance.addEventListener('end', () => {
      if (spoken.current === utterance) read({ ...from, sentence: from.sentence + 1 }, { rate, of });
    });
    utterance.addEventListener('error', () => {
      if (spoken.current === utterance) setState('failed');
    });
    spoken.current = utterance;
    setState('reading');
    speechSynthesis.speak(utterance);
  }

  function halt(next: 'paused' | 'stopped'): void {
    spoken.current = null;
    speechSynthesis.cancel();
    setState(next);
  }

  function go(step: 1 | -1): void {
    const paragraph = Math.min(Math.max(position.paragraph + step, 0), paragraphs.length - 1);
    if (state === 'reading') read({ paragraph, sentence: 0 });
    else setPosition({ paragraph, sentence: 0 });
  }

  return {
    state,
    speed,
    start(article: HTMLElement) {
      const of = readParagraphs(article).filter(voiceFor);
      setParagraphs(of);
      read(beginning, { of });
    },
    pause: () => halt('paused'),
    resume: () => read(position),
    stop: () => halt('stopped'),
    previous: () => go(-1),
    next: () => go(1),
    changeSpeed(rate: number) {
      setSpeed(rate);
      // From the beginning of the sentence, because a voice cannot change in the middle.
      if (state === 'reading') read(position, { rate });
    },
  };
}
