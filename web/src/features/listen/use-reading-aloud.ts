import { useEffect, useRef, useState } from 'react';
import { type Paragraph, readParagraphs } from './read-paragraphs';
import { sentencesOf } from './sentences';
import { findVoice } from './voices';

type Place = { readonly paragraph: number; readonly sentence: number };
export type ReadingState = 'stopped' | 'reading' | 'paused' | 'failed';

const voiceFor = ({ language }: Paragraph) => findVoice(speechSynthesis.getVoices(), language);

const beginning: Place = { paragraph: 0, sentence: 0 };

/** Pausing stops the voice and repeats the sentence: browsers do not agree on what `speechSynthesis.pause()` does. */
export function useReadingAloud() {
  const [state, setState] = useState<ReadingState>('stopped');
  const [place, setPlace] = useState(beginning);
  const [speed, setSpeed] = useState(1);
  const [paragraphs, setParagraphs] = useState<readonly Paragraph[]>([]);
  /** Browsers forget an utterance that nothing refers to, and its end with it. */
  const spoken = useRef<SpeechSynthesisUtterance>(null);
  const current = state === 'stopped' ? undefined : paragraphs[place.paragraph]?.element;

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

  function read(from: Place, { rate = speed, of = paragraphs } = {}): void {
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
    setPlace(from);
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
    const paragraph = Math.min(Math.max(place.paragraph + step, 0), paragraphs.length - 1);
    if (state === 'reading') read({ paragraph, sentence: 0 });
    else setPlace({ paragraph, sentence: 0 });
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
    resume: () => read(place),
    stop: () => halt('stopped'),
    previous: () => go(-1),
    next: () => go(1),
    changeSpeed(rate: number) {
      setSpeed(rate);
      // From the beginning of the sentence, because a voice cannot change in the middle.
      if (state === 'reading') read(place, { rate });
    },
  };
}
