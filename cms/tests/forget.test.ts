import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { expect, inject, test } from 'vitest';
import { enteredRequestPath, enteredRequestSchema } from '../src/contracts/entered-request';
import { prayerMeetingPath } from '../src/contracts/prayer-meeting';
import { memberWith } from './support/accounts';
import { startSecondProgram } from './support/beside';
import { databaseOf } from './support/database';
import { succeed } from './support/http';
import { tokenOf } from './support/signed-in';
import { forms, submit } from './support/submissions';

const countsSchema = v.object({ prayer: v.number(), contact: v.number(), counseling: v.number() });
const answersSchema = v.array(v.nullable(countsSchema));
const none = { prayer: 0, contact: 0, counseling: 0 };

const query = databaseOf(inject('cms').environment);

/** Runs the command's work in a second process, while the CMS of this run serves. */
async function forget(texts: readonly string[]): Promise<{ answers: (typeof none | null)[]; output: string }> {
  const { ask, output } = await startSecondProgram();
  return { answers: v.parse(answersSchema, await ask('forget', texts)), output: output() };
}

let visitors = 0;
/** Each from an address of its own, below any rate limit. */
function send(kind: number, body: object): Promise<string> {
  visitors += 1;
  const { path, valid } = forms[kind] ?? { path: '', valid: {} };
  const headers = { 'X-Forwarded-For': `198.51.100.${visitors}` };
  return submit(path, { ...valid, ...body }, { headers }).then(({ reference }) => reference);
}

async function stillNamed(references: readonly string[]): Promise<string[]> {
  const list = references.map((reference) => `'${reference}'`).join(', ');
  const tables = [...forms.map(({ table }) => table), 'submission_receipts', 'answered_calls', 'meeting_entries'];
  const rows = await query(
    tables.map((table) => `SELECT reference FROM ${table} WHERE reference IN (${list})`).join(' UNION '),
  );
  return rows.map(({ reference }) => String(reference)).toSorted();
}

async function forgottenSoFar(): Promise<number> {
  const [row] = await query(`SELECT COALESCE(SUM(count), 0) AS n FROM request_tallies WHERE reason = 'forgotten'`);
  return Number(row?.['n']);
}

test('what somebody sent is gone for good, found by address or reference, while requests go on arriving', async () => {
  const mark = randomUUID();
  const own = `Ana.${mark}@Bücher.example`;
  const ownReferences = [
    await send(0, { email: own }),
    await send(0, { email: own.toUpperCase(), confidential: true }),
    await send(1, { email: `ana.${mark}@xn--bcher-kva.example`, website: 'https://casino.example' }),
    await send(2, { email: own }),
  ];
  const others = [
    await send(0, { email: `xana.${mark}@bücher.example` }),
    await send(1, { email: `ana.${mark}+x@bücher.example` }),
  ];
  const byReference = await send(1, { email: `eva.${mark}@example.org` });
  const token = await tokenOf(await memberWith('prayer-team'));
  const entered = {
    key: randomUUID(),
    kind: 'contact',
    source: 'phone',
    language: 'en',
    ...forms[1]?.valid,
    email: own,
  };
  const { json } = await succeed(enteredRequestPath, { token, body: entered });
  ownReferences.push(v.parse(enteredRequestSchema, json).reference);
  expect(await query(`SELECT id FROM answered_calls WHERE reference = '${ownReferences.at(-1)}'`)).toHaveLength(1);
  const aloud = { kind: 'prayer', reference: ownReferences[0], text: 'For her family.' };
  await succeed(prayerMeetingPath, { token, body: aloud });
  const before = await forgottenSoFar();
  await startSecondProgram();

  const [{ answers, output }, arrived] = await Promise.all([
    forget([` ${own} `, own, byReference.toLowerCase(), `nobody.${mark}@example.org`, 'Ana']),
    (async () => {
      const references: string[] = [];
      for (let n = 0; n < 20; n += 1)
        references.push(await send(n % forms.length, { email: `new.${mark}@example.org` }));
      return references;
    })(),
  ]);

  expect(answers).toEqual([{ prayer: 2, contact: 2, counseling: 1 }, none, { ...none, contact: 1 }, none, null]);
  expect(await stillNamed([...ownReferences, byReference])).toEqual([]);
  expect(await stillNamed([...others, ...arrived])).toEqual([...others, ...arrived].toSorted());
  expect(await forgottenSoFar()).toBe(before + 6);
  expect(output).not.toContain(mark);
}, 120_000);
