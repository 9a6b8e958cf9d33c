import type { EventForm } from './event-form';

/**
 * What was typed and not saved, by event, so that it is still there after a look at another one. Only in memory: an
 * unpublished place may be a secret.
 */
const kept = new Map<string, EventForm>();

export const keptForms: Pick<Map<string, EventForm>, 'get' | 'set' | 'delete'> = kept;
