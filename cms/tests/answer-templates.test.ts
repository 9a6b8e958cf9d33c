import { beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { deskPath, templatesSchema } from '../src/contracts/prayer-desk';
import { tokenOfMember } from './support/accounts';
import { call, succeed } from './support/http';

const uid = 'api::answer-template.answer-template';
const created = v.object({ data: v.object({ documentId: v.string() }) });

let editor: string;
let member: string;

beforeAll(async () => {
  editor = await tokenOfMember('ministry-admin');
  member = await tokenOfMember('prayer-team');
});

const entries = `/content-manager/collection-types/${uid}`;
const template = (title: string, position: number) => ({ title, emailSubject: 'A', text: 'Dear {name}', position });

async function create(body: object): Promise<string> {
  const { json } = await succeed(`${entries}?locale=en`, { token: editor, body });
  return v.parse(created, json).data.documentId;
}

const titles = async () => {
  const { json } = await succeed(`${deskPath}/templates`, { token: member });
  return v.parse(templatesSchema, json).templates.map(({ locale, title }) => `${locale} ${title}`);
};

test('the ministry admin writes the templates, and the team gets the published ones of each language in order', async () => {
  const second = await create(template('Second', 2));
  const first = await create(template('First', 1));
  await create(template('A draft', 3));
  expect(await titles()).toEqual([]);
  for (const id of [first, second]) {
    await succeed(`${entries}/${id}/actions/publish?locale=en`, { token: editor, body: {} });
  }
  expect(await titles()).toEqual(['en First', 'en Second']);
  const spanish = { ...template('Primera', 1) };
  await succeed(`${entries}/${first}?locale=es`, { token: editor, method: 'PUT', body: spanish });
  await succeed(`${entries}/${first}/actions/publish?locale=es`, { token: editor, body: spanish });
  expect(await titles()).toEqual(['en First', 'en Second', 'es Primera']);
});

test('visitors and other roles read no templates, and the team does not write them', async () => {
  for (const path of ['/api/answer-templates', '/api/answer-templates?locale=es']) {
    expect([401, 403, 404]).toContain((await call(path)).status);
  }
  const author = await tokenOfMember('strapi-author');
  expect((await call(`${deskPath}/templates`, { token: author })).status).toBe(403);
  expect((await call(`${entries}?locale=en`, { token: member, body: template('x', 9) })).status).toBe(403);
});

test('a template names the kind of request that it is for, and is for every kind otherwise', async () => {
  const forCounseling = await create({ ...template('For counseling', 4), requestKind: 'counseling' });
  const forAll = await create(template('For all', 5));
  for (const id of [forCounseling, forAll]) {
    await succeed(`${entries}/${id}/actions/publish?locale=en`, { token: editor, body: {} });
  }
  const { json } = await succeed(`${deskPath}/templates`, { token: member });
  const kinds = v.parse(templatesSchema, json).templates.map(({ title, requestKind }) => [title, requestKind]);
  expect(kinds).toContainEqual(['For counseling', 'counseling']);
  expect(kinds).toContainEqual(['For all', 'every-kind']);
  const unknown = { ...template('For nobody', 6), requestKind: 'nobody' };
  expect((await call(`${entries}?locale=en`, { token: editor, body: unknown })).status).toBe(400);
});
