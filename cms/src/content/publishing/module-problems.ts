import * as v from 'valibot';
import type { PresentedEntry } from '../reading/present-entry';
import { type Problem, inWords, isBlank } from './problem';
import { listLengths, minimumScriptureReferences } from '../../api/training-module/contract';

const text = v.nullable(v.string());
const texts = v.array(text);

const draftSchema = v.object({
  keyPrinciples: texts,
  dos: texts,
  donts: texts,
  actionItems: texts,
  scriptureReferences: v.array(v.object({ verse: text, reference: text })),
});

const lists = [
  { field: 'keyPrinciples', name: 'Key principles', one: 'Key principle' },
  { field: 'dos', name: 'Dos', one: 'Do' },
  { field: 'donts', name: 'Don’ts', one: 'Don’t' },
  { field: 'actionItems', name: 'Action items', one: 'Action item' },
] as const;

/** What prevents publishing a module; empty if nothing does. */
export function moduleProblems(module: PresentedEntry): Problem[] {
  const draft = v.parse(draftSchema, module);

  const listProblems = lists.flatMap(({ field, name, one }): Problem[] => {
    const count = draft[field].length;
    const needed = listLengths[field];
    const message = `${name}: ${inWords(needed)} are needed; there are ${count}.`;
    return [
      ...(count === needed ? [] : [{ path: [field], message }]),
      ...draft[field].flatMap((line, index) =>
        isBlank(line) ? [{ path: [field, index, 'text'], message: `${one} ${index + 1} is empty.` }] : [],
      ),
    ];
  });

  const scripture = draft.scriptureReferences;
  const needed = inWords(minimumScriptureReferences);
  const message = `Scripture references: at least ${needed} are needed; there are ${scripture.length}.`;
  return [
    ...listProblems,
    ...(scripture.length < minimumScriptureReferences ? [{ path: ['scriptureReferences'], message }] : []),
    ...scripture.flatMap(({ verse, reference }, index) =>
      isBlank(verse) || isBlank(reference)
        ? [
            {
              path: ['scriptureReferences', index],
              message: `Scripture reference ${index + 1} needs both its text and its reference.`,
            },
          ]
        : [],
    ),
  ];
}
