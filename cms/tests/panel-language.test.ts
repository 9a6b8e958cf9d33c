import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAccount, tokenOfMember } from './support/accounts';
import { signIn } from './support/admin';
import { call, succeed } from './support/http';

let token: string;

beforeAll(async () => {
  token = await tokenOfMember('ministry-admin');
});

const shown = (language: string) => ({ headers: { Cookie: `panel-language=${language}` } });

const labelled = v.looseObject({ label: v.optional(v.string()), description: v.optional(v.string()) });
const configurationSchema = v.looseObject({
  settings: v.looseObject({ mainField: v.string() }),
  metadatas: v.record(v.string(), v.looseObject({ edit: labelled, list: labelled })),
});
const answerSchema = v.object({
  data: v.object({ contentType: configurationSchema, components: v.record(v.string(), configurationSchema) }),
});

async function configuration(uid: string, language: string) {
  const { json } = await succeed(`/content-manager/content-types/${uid}/configuration`, { token, ...shown(language) });
  return v.parse(answerSchema, json).data;
}

describe('the panel is answered in the language that it shows', () => {
  test.each([
    ['en', 'Small line above the title', 'Category', 'The small line above the title'],
    ['es', 'Línea pequeña sobre el título', 'Categoría', 'La línea pequeña sobre el título'],
  ])(
    'with labels and hints of fields, and of the groups in them (%s)',
    async (language, eyebrow, label, description) => {
      const article = await configuration('api::article.article', language);
      expect(article.contentType.metadatas['category']).toMatchObject({
        edit: { label, description },
        list: { label },
      });
      const home = await configuration('api::home-page.home-page', language);
      expect(home.components['home.hero']?.metadatas['eyebrow']?.edit.label).toBe(eyebrow);
    },
  );

  test('with the profile’s language where the panel has told none', async () => {
    const account = await createAccount(['ministry-admin']);
    const own = await signIn(account);
    await succeed('/admin/users/me', { method: 'PUT', token: own, body: { preferedLanguage: 'es' } });
    const { json } = await succeed('/content-manager/content-types/api::book.book/configuration', { token: own });
    expect(v.parse(answerSchema, json).data.contentType.metadatas['title']?.edit.label).toBe('Título');
  });

  test.each([
    ['en', 'Invalid credentials'],
    ['es', 'El correo o la contraseña no son correctos'],
  ])('with what is refused at sign-in (%s)', async (language, message) => {
    const { status, json } = await call('/admin/login', {
      body: { email: 'nobody@example.org', password: 'Wrong-password-1' },
      ...shown(language),
    });
    expect(status).toBe(400);
    expect(json).toMatchObject({ error: { message } });
  });

  test.each([
    ['en', /^This site cannot send email\. Ask a super admin/],
    ['es', /^Este sitio no puede enviar correos\. Pida una contraseña nueva a un super admin/],
  ])(
    'with the truth about a forgotten password, whether or not there is such an account (%s)',
    async (language, told) => {
      for (const email of ['nobody@example.org', (await createAccount(['prayer-team'])).email]) {
        const { status, json } = await call('/admin/forgot-password', { body: { email }, ...shown(language) });
        expect(status).toBe(503);
        expect(json).toMatchObject({ error: { message: expect.stringMatching(told) as unknown } });
      }
    },
  );
});

test('what is too long to be stored is said at its field', async () => {
  const path = '/content-manager/collection-types/api::article.article?locale=es';
  const answer = await call(path, { token, body: { title: 'x'.repeat(256) }, ...shown('es') });
  const message = 'Esto es demasiado largo: acórtelo a 255 caracteres.';
  expect(answer.status).toBe(400);
  expect(answer.json).toMatchObject({ error: { message, details: { errors: [{ path: ['title'], message }] } } });
});

test.each([
  ['en', 'Ministry admin'],
  ['es', 'Administración del ministerio'],
])('the profile names the role (%s)', async (language, name) => {
  const { json } = await succeed('/admin/users/me', { token, ...shown(language) });
  expect(json).toMatchObject({ data: { roles: [{ code: 'ministry-admin', name }] } });
});

const grantedSchema = v.object({
  data: v.array(v.looseObject({ properties: v.looseObject({ locales: v.optional(v.array(v.string())) }) })),
});

test.each(['strapi-editor', 'strapi-author'])('%s works in both languages', async (role) => {
  const { json } = await succeed('/admin/users/me/permissions', { token: await tokenOfMember(role) });
  const locales = v.parse(grantedSchema, json).data.flatMap(({ properties }) => properties.locales ?? []);
  expect(locales.filter((locale) => locale === 'es').length).toBeGreaterThan(10);
  expect(locales.filter((locale) => locale === 'es')).toHaveLength(locales.length / 2);
});

test('a page is headed by its name, never by a key of the database', async () => {
  const { contentType } = await configuration('api::home-page.home-page', 'es');
  expect(contentType.settings.mainField).toBe('id');
});
