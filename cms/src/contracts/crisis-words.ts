import { englishHarmless } from './crisis-words/english-harmless';
import { englishNames } from './crisis-words/english-names';
import { englishSuicide } from './crisis-words/english-suicide';
import { englishViolence } from './crisis-words/english-violence';
import { phraseFinder } from './crisis-words/find-phrases';
import { foldWords } from './crisis-words/fold-words';
import { readPhrases } from './crisis-words/read-phrases';
import { spanishHarmless } from './crisis-words/spanish-harmless';
import { spanishNames } from './crisis-words/spanish-names';
import { spanishSuicide } from './crisis-words/spanish-suicide';
import { spanishViolence } from './crisis-words/spanish-violence';

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
