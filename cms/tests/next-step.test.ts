import { beforeAll, expect, test } from 'vitest';
import { nextStepLimit } from '../src/contracts/prayer-desk';
import { tokenOfMember } from './support/accounts';
import { conflictOf, edit, list, open, query, send, type Sent } from './support/desk';

let member: string;
beforeAll(async () => {
  member = await tokenOfMember('prayer-team');
});

async function save(sent: Sent, change: object, token = member): Promise<void> {
  const { revision } = await open(token, sent);
  const answer = await edit(token, sent, { revision, ...change });
  expect(answer.status, answer.text).toBe(200);
}

const stored = async ({ reference }: Sent) => {
  const [row] = await query(`SELECT next_step FROM counseling_requests WHERE reference = '${reference}'`);
  return row?.['next_step'];
};

test('a counseling request has its next step with a day, encrypted and in no list', async () => {
  const sent = await send('counseling');
  expect((await open(member, sent)).nextStep).toBeNull();
  const nextStep = `Meet both of them at church 🙏 ${'x'.repeat(nextStepLimit - 31)}`;
  await save(sent, { nextStep: ` ${nextStep} `, followUpOn: '2026-12-24' });
  expect(await open(member, sent)).toMatchObject({ nextStep, followUpOn: '2026-12-24', revision: 1 });
  expect(await stored(sent)).toMatch(/^enc1\./);
  expect(JSON.stringify(await list(member, 'kind=counseling'))).not.toContain('Meet both');

  await save(sent, { nextStep: null }, await tokenOfMember('ministry-admin'));
  expect(await open(member, sent)).toMatchObject({ nextStep: null, followUpOn: '2026-12-24', revision: 2 });
  expect(await stored(sent)).toBeNull();
});

test('two members who plan at once do not overwrite each other', async () => {
  const sent = await send('counseling');
  await save(sent, { nextStep: 'Call her' });
  const answer = await edit(member, sent, { revision: 0, nextStep: 'Write to him' });
  expect(answer.status).toBe(409);
  expect(conflictOf(answer)).toMatchObject({ nextStep: 'Call her', revision: 1 });
  expect((await open(member, sent)).nextStep).toBe('Call her');
});
