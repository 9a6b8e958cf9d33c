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

/** Read with the first text: who writes nothing waits for nothing. */
let finds: ReturnType<typeof readLists> | undefined;

/**
 * Whether a text speaks of suicide, self-harm or violence at home, in English or Spanish, whatever the page's language.
 * It rather shows help once too often than leaves somebody alone with it: what is past, told of others or denied counts
 * as well. It takes no measure of danger, and nothing may ever be refused because of it.
 */
export function speaksOfCrisis(text: string): boolean {
  finds ??= readLists();
  return finds(foldWords(text));
}
