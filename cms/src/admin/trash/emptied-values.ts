import { isRecord } from '../../lib/is-record';

/** A part of the entry, as opposed to a picture or a linked entry, which have an identity of their own. */
const isGroup = (value: unknown): value is Record<string, unknown> => isRecord(value) && !('documentId' in value);

/** The groups that had texts when the form was opened and have none now, such as `hero` or `hero.scripture`. */
export function emptiedGroups(before: object, now: object): string[] {
  return Object.entries(before).flatMap(([name, value]) => {
    const present: unknown = Reflect.get(now, name);
    if (!isGroup(value)) return [];
    if (present === null) return [name];
    return isGroup(present) ? emptiedGroups(value, present).map((inner) => `${name}.${inner}`) : [];
  });
}

export function valueAt(values: object, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((within, step) => (isRecord(within) ? within[step] : undefined), { ...values });
}
