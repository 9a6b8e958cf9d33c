import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { tokenOfMember } from './support/accounts';
import { databaseOf } from './support/database';
import { call, succeed } from './support/http';
import { type Form, formOf, forms, submit, uidOf } from './support/submissions';

const query = databaseOf(inject('cms').environment);

let visitors = 0;
/** Each from an address of its own, below any rate limit. */
async function send(form: Form, body: object) {
  visitors += 1;
  const headers = { 'X-Forwarded-For': `192.0.2.${visitors}` };
  const { reference } = await submit(form.path, { ...form.valid, ...body }, { headers });
  const [row] = await query(`SELECT document_id, spam FROM ${form.table} WHERE reference = '${reference}'`);
  return { reference, documentId: String(row?.['document_id']), spam: Boolean(row?.['spam']) };
}

test.each(forms)('$noun: advertising is taken like any other, as spam; a person with a link is not', async (form) => {
  const spam = await send(form, { [form.textField]: 'Great site! [url=https://casino.example]play now[/url]' });
  expect(spam.spam).toBe(true);
  const person = await send(form, {
    [form.textField]: 'OREN POR MI HIJO! Vean https://fund.example.org/juan 🙏🙏🙏 براہِ کرم',
  });
  expect(person.spam).toBe(false);
});

test.each(forms)('$noun: a text that mentions dying is never spam', async (form) => {
  const text = 'I want to kill myself. https://a.example/1 https://b.example/2 https://c.example/3 https://d.example/4';
  const { spam } = await send(form, {
    [form.textField]: text,
    website: 'https://casino.example',
    filledInMs: 1,
  });
  expect(spam).toBe(false);
});

test('one text from ever new names is eventually spam, and nobody for sending it twice', async () => {
  const prayer = formOf('prayer-request');
  const contact = formOf('contact-request');
  const text = `Pastor ${randomUUID()} is operated on Thursday at eight, please pray for his wife and children.`;
  const body = (form: Form, firstName: string, change = text) => ({
    [form.textField]: change,
    firstName,
    email: `${firstName.toLowerCase()}@example.org`,
  });
  for (const name of ['Ana', 'Ana', 'Eva', 'Juan', 'Ana', 'Rut', 'Noemi']) {
    expect((await send(prayer, body(prayer, name))).spam, name).toBe(false);
  }
  expect((await send(contact, body(contact, 'Machine', text.toUpperCase()))).spam).toBe(true);
  expect((await send(prayer, body(prayer, 'Pedro', `${text} And for me.`))).spam).toBe(false);
});

test('a member can release spam in the content manager', async () => {
  const contact = formOf('contact-request');
  const { documentId } = await send(contact, { website: 'https://casino.example' });
  const token = await tokenOfMember('prayer-team');
  const entry = `/content-manager/collection-types/${uidOf(contact.noun)}/${documentId}`;
  await succeed(entry, { method: 'PUT', token, body: { spam: false } });
  expect((await call(entry, { token })).json).toMatchObject({ data: { spam: false } });
});
