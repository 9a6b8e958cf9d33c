import { useSyncExternalStore } from 'react';
import { createStore } from '../../lib/store';
import { warnOnLeaving } from '../../lib/warn-on-leaving';
import type { EventForm } from './editor/event-form';
import type { Texts } from './texts-editor';

/** Input by the id of what it belongs to, in memory only. The browser asks before it is lost. */
function createUnsavedInput<Input>() {
  const store = createStore<ReadonlyMap<string, Input>>(new Map());
  let stopWarning: (() => void) | undefined;

  function replace(next: ReadonlyMap<string, Input>): void {
    stopWarning?.();
    stopWarning = next.size > 0 ? warnOnLeaving() : undefined;
    store.replace(next);
  }

  return {
    get: (id: string) => store.read().get(id),
    set: (id: string, input: Input) => replace(new Map([...store.read(), [id, input]])),
    delete: (id: string) => replace(new Map([...store.read()].filter(([other]) => other !== id))),
    clear: () => replace(new Map()),
    useHas: (id: string) =>
      useSyncExternalStore(
        store.subscribe,
        () => store.read().has(id),
        () => false,
      ),
  };
}

/** By the event, or `newEvent`. In memory only: an unpublished location may be a secret. */
export const unsavedForms = createUnsavedInput<EventForm>();

/** Captions by the media item, descriptions by the place. */
export const unsavedTexts = createUnsavedInput<Texts>();

/** After signing out. */
export function forgetUnsavedInput(): void {
  unsavedForms.clear();
  unsavedTexts.clear();
}
