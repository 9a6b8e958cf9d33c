type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

const languageOf = (tag: string) => tag.split(/[-_]/)[0]?.toLowerCase();

/** Prefers the default voice. Voices of a service are left out: they would send to it what somebody reads. */
export function findVoice<V extends Voice>(voices: readonly V[], language: string): V | undefined {
  const own = voices.filter(({ lang, localService }) => localService && languageOf(lang) === languageOf(language));
  return own.find((voice) => voice.default) ?? own[0];
}
