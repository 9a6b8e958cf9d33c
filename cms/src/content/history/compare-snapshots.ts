import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Difference, Shown } from '../../contracts/content-version';
import { isRecord } from '../../lib/is-record';
import { exampleMark } from '../reading/schema-fields';
import { snapshotEntrySchema, snapshotFileSchema, type Snapshot } from './snapshot';

type Path = Difference['path'];

function shown(value: unknown): Shown {
  if (v.is(snapshotFileSchema, value)) return value.name;
  if (v.is(snapshotEntrySchema, value)) return value.title ?? value.documentId;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return value === null || value === undefined ? null : JSON.stringify(value);
}

const isPart = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && !v.is(snapshotFileSchema, value) && !v.is(snapshotEntrySchema, value);

/** A list's items that differ: what stands unchanged before and after them is left out, so that one new item is one. */
function compareLists(path: Path, then: readonly unknown[], now: readonly unknown[]): Difference[] {
  const shorter = Math.min(then.length, now.length);
  let start = 0;
  while (start < shorter && isDeepStrictEqual(then[start], now[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isDeepStrictEqual(then.at(-1 - end), now.at(-1 - end))) end += 1;
  const changedThen = then.slice(start, then.length - end);
  const changedNow = now.slice(start, now.length - end);
  return Array.from({ length: Math.max(changedThen.length, changedNow.length) }).flatMap((_, index) =>
    compareValues([...path, start + index], changedThen[index], changedNow[index]),
  );
}

function compareParts(path: Path, then: unknown, now: unknown): Difference[] {
  const before = isPart(then) ? then : {};
  const after = isPart(now) ? now : {};
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => compareValues([...path, name], before[name], after[name]));
}

function compareValues(path: Path, then: unknown, now: unknown): Difference[] {
  if (isDeepStrictEqual(then ?? null, now ?? null)) return [];
  if (Array.isArray(then) || Array.isArray(now)) {
    return compareLists(path, Array.isArray(then) ? then : [], Array.isArray(now) ? now : []);
  }
  if (isPart(then) || isPart(now)) return compareParts(path, then, now);
  return [
    {
      path,
      ...(then === undefined ? {} : { then: shown(then) }),
      ...(now === undefined ? {} : { now: shown(now) }),
    },
  ];
}

/** What differs, field by field. The example mark is set by the program, so nobody needs to read about it. */
export function compareSnapshots(then: Snapshot, now: Snapshot): Difference[] {
  return compareParts([], then, now).filter(({ path }) => path[0] !== exampleMark);
}
