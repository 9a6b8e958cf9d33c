import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deskPath, handedBackSchema } from '../src/contracts/prayer-desk';
import { createAccount, rolesWith, tokenOfMember } from './support/accounts';
import { signIn } from './support/admin';
import { act, edit, emptyDesk, open, query, requestPath, send, team, type Sent } from './support/desk';
import { call, succeed } from './support/http';
import { tokenOf } from './support/signed-in';

let member: string;
let admin: string;

beforeAll(async () => {
  member = await tokenOfMember('prayer-team');
  admin = await tokenOf();
});

beforeEach(emptyDesk);

const tables = { prayer: 'prayer_requests', contact: 'contact_requests', counseling: 'counseling_requests' };

async function stored({ kind, reference }: Sent) {
  const [row] = await query(`SELECT assignee_id, revision FROM ${tables[kind]} WHERE reference = '${reference}'`);
  return { assigneeId: row?.['assignee_id'], revision: Number(row?.['revision']) };
}

/** A new member who follows up on three requests, and has answered a fourth. */
async function someoneWho(...roles: readonly string[]) {
  const token = await signIn(await createAccount(roles));
  const { id } = (await team(token)).me;
  const confidential = await send('prayer', { body: { confidential: true } });
  const contact = await send('contact');
  const counseling = await send('counseling');
  const answered = await send('contact');
  for (const sent of [confidential, contact, counseling, answered]) await act(token, sent, '/claim');
  const { revision } = await open(member, answered);
  await edit(member, answered, { revision, status: 'answered' });
  return { id, token, confidential, contact, counseling, answered };
}

const change = (id: number, body: object) => succeed(`/admin/users/${id}`, { method: 'PUT', token: admin, body });

describe('the open requests of an account go back to the team', () => {
  test.each<[what: string, happen: (id: number) => Promise<unknown>]>([
    ['is deactivated', (id) => change(id, { isActive: false })],
    ['is deleted', (id) => succeed(`/admin/users/${id}`, { method: 'DELETE', token: admin })],
    ['loses its role', async (id) => change(id, { roles: await rolesWith(['strapi-editor', 'team-lead']) })],
    [
      'was blocked, at the next change of any account',
      async (id) => {
        await query(`UPDATE admin_users SET blocked = true WHERE id = ${id}`);
        await createAccount(['prayer-team']);
      },
    ],
  ])('when it %s', async (_, happen) => {
    const { id, confidential, contact, counseling, answered } = await someoneWho('prayer-team');
    await happen(id);
    for (const sent of [confidential, contact, counseling]) {
      expect(await stored(sent), sent.kind).toEqual({ assigneeId: null, revision: 2 });
    }
    expect((await stored(answered)).assigneeId).toBe(id);
    const late = await edit(member, contact, { revision: 1, status: 'contacted' });
    expect(late.status).toBe(409);
  });

  test('but those that it may still read stay, and so do those of others', async () => {
    const other = await someoneWho('prayer-team');
    const { id, confidential, contact } = await someoneWho('prayer-team', 'ministry-admin');
    await change(id, { roles: await rolesWith(['ministry-admin']) });
    expect(await stored(confidential)).toEqual({ assigneeId: null, revision: 2 });
    expect(await stored(contact)).toEqual({ assigneeId: id, revision: 1 });
    expect(await stored(other.confidential)).toEqual({ assigneeId: other.id, revision: 1 });
  });

  test('and nothing changes with a name or an address', async () => {
    const { id, confidential } = await someoneWho('prayer-team');
    await change(id, { firstname: 'Anew' });
    expect(await stored(confidential)).toEqual({ assigneeId: id, revision: 1 });
  });
});

describe('handing back for another', () => {
  const handBack = (token: string, body: object) => call(`${deskPath}/hand-back`, { token, body });
  const given = async (token: string, memberId: number) => {
    const { json } = await succeed(`${deskPath}/hand-back`, { token, body: { memberId } });
    return v
      .parse(handedBackSchema, json)
      .requests.map(({ reference }) => reference)
      .sort();
  };

  test('a team lead gives all open requests of a member back', async () => {
    const lead = await tokenOfMember('prayer-team', 'team-lead');
    const { id, confidential, contact, counseling, answered } = await someoneWho('prayer-team');
    const wanted = [confidential, contact, counseling].map(({ reference }) => reference).sort();
    expect(await given(lead, id)).toEqual(wanted);
    for (const sent of [confidential, contact, counseling]) {
      expect(await stored(sent)).toEqual({ assigneeId: null, revision: 2 });
    }
    expect((await stored(answered)).assigneeId).toBe(id);
    expect(await given(lead, id)).toEqual([]);
  });

  test('a super admin does not learn of the confidential ones', async () => {
    const { id, confidential, contact, counseling } = await someoneWho('prayer-team');
    expect(await given(admin, id)).toEqual([contact, counseling].map(({ reference }) => reference).sort());
    expect((await stored(confidential)).assigneeId).toBe(id);
  });

  test('a member may not, and everybody may name themselves', async () => {
    const { id, token, contact } = await someoneWho('prayer-team');
    expect((await handBack(member, { memberId: id })).status).toBe(403);
    expect((await stored(contact)).assigneeId).toBe(id);
    expect((await team(member)).me.handsBackForOthers).toBe(false);
    expect(await given(token, id)).toHaveLength(3);
  });

  test('what names no member is refused', async () => {
    const { contact } = await someoneWho('prayer-team');
    for (const memberId of ['1', null, 1.5, {}]) expect((await handBack(admin, { memberId })).status).toBe(400);
    const plain = { method: 'POST', body: { memberId: 1 }, headers: { 'Content-Type': 'text/plain' } };
    expect((await call(`${deskPath}/hand-back`, { ...plain, token: member })).status).toBe(415);
    expect((await call(requestPath(contact), { token: member })).status).toBe(200);
  });
});
