type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/** The shortest code: Firefox on Android writes `spa-ESP`, which is no language tag, and Android `es_US`. */
function languageOf(tag: string): string {
  const [code = ''] = tag.split(/[-_]/);
  return /^[a-z]{2,3}$/i.test(code) ? new Intl.Locale(code).language : code;
}

/** Prefers the default voice. Voices of a service are left out: they would send to it what somebody reads. */
export function findVoice<V extends Voice>(voices: readonly V[], language: string): V | undefined {
  const own = voices.filter(({ lang, localService }) => localService && languageOf(lang) === languageOf(language));
  return own.find((voice) => voice.default) ?? own[0];
}
