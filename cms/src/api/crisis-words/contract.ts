import { englishHarmless } from './contract/english-harmless';
import { englishNames } from './contract/english-names';
import { englishSuicide } from './contract/english-suicide';
import { englishViolence } from './contract/english-violence';
import { phraseFinder } from './contract/find-phrases';
import { foldWords } from './contract/fold-words';
import { readPhrases } from './contract/read-phrases';
import { spanishHarmless } from './contract/spanish-harmless';
import { spanishNames } from './contract/spanish-names';
import { spanishSuicide } from './contract/spanish-suicide';
import { spanishViolence } from './contract/spanish-violence';

function readLists() {
  return phraseFinder({
    crisis: [
      ...readPhrases(englishNames, englishSuicide),
      ...readPhrases(englishNames, englishViolence),
      ...readPhrases(spanishNames, spanishSuicide),
      ...readPhrases(spanishNames, spanishViolence),
    ],
    harmless: [...readPhrases(englishNames, englishHarmless), ...readPhrases(spanishNames, spanishHarmless)],
  });
}

/** Parsed on first use, so that visitors who write nothing do not wait for it. */
let finds: ReturnType<typeof readLists> | undefined;

/**
 * Whether a text in either language mentions suicide, self-harm or domestic violence, also in the past, of others or in
 * denial. It does not measure danger, and nothing may be refused because of it.
 */
export function speaksOfCrisis(text: string): boolean {
  finds ??= readLists();
  return finds(foldWords(text));
}
