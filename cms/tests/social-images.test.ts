import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { articleAnswerSchema } from '../src/contracts/article';
import { dawnAddress, dawnSize, type PicturedCollection } from '../src/contracts/social-image';
import { trainingModuleAnswerSchema } from '../src/contracts/training-module';
import { createEntry, deleteEntry, publishEntry, updateEntry } from './support/admin';
import { call } from './support/http';
import { trainingModule } from './support/library';
import { article } from './support/pages';
import { tokenOf } from './support/signed-in';

const articleUid = 'api::article.article';
const moduleUid = 'api::training-module.training-module';
const made: [string, string][] = [];
let token: string;
let articleId: string;

async function publishNew(uid: string, data: Record<string, unknown>): Promise<string> {
  const id = await createEntry(token, uid, 'en', data);
  made.push([uid, id]);
  await publishEntry(token, uid, id, 'en');
  return id;
}

beforeAll(async () => {
  token = await tokenOf();
  articleId = await publishNew(articleUid, { ...article('pictured'), title: 'Two Chairs and a Pot of Coffee' });
  await updateEntry(token, articleUid, articleId, 'es', {
    ...article('pictured'),
    title: 'Responsabilidades extraordinariamente desproporcionadas: cómo acompañar a quien no puede más',
  });
  await publishEntry(token, articleUid, articleId, 'es');
  await publishNew(moduleUid, { ...trainingModule('pictured', 6), title: 'Hospital Visitation' });
  made.push([articleUid, await createEntry(token, articleUid, 'en', article('unpictured'))]);
});

afterAll(async () => {
  for (const [uid, id] of made.reverse()) {
    await deleteEntry(token, uid, id);
  }
});

async function picture(path: string): Promise<Buffer> {
  const response = await fetch(`${inject('cms').url}${path}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  return Buffer.from(await response.arrayBuffer());
}

const english = '/api/social-images/articles/pictured.en.jpg';
const spanish = '/api/social-images/articles/pictured.es.jpg';
const training = '/api/social-images/training-modules/pictured.en.jpg';

describe('the picture of a shared link', () => {
  test.each([english, spanish, training])(
    'is a JPEG of 1200 × 630, small enough to be shown everywhere: %s',
    async (path) => {
      const bytes = await picture(path);
      expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect(bytes.length).toBeLessThan(120_000);
    },
  );

  test('is another one for each entry and language', async () => {
    const pictures = await Promise.all([english, spanish, training].map(picture));
    expect(new Set(pictures.map((bytes) => bytes.toString('base64'))).size).toBe(3);
  });

  test('stands in the entry’s answer, at an address that changes with the entry', async () => {
    const path = async () =>
      v.parse(articleAnswerSchema, (await call('/api/articles/pictured?locale=en')).json).data.socialImage;
    const before = await path();
    expect(before.startsWith(`${english}?v=`)).toBe(true);
    const [old, { headers }] = [await picture(before), await call(before)];
    await updateEntry(token, articleUid, articleId, 'en', { ...article('pictured'), title: 'Three Chairs' });
    expect(await picture(await path())).toEqual(old);

    await publishEntry(token, articleUid, articleId, 'en');
    const after = await path();
    expect(after).not.toBe(before);
    expect(await picture(after)).not.toEqual(old);
    expect((await call(after)).headers.get('etag')).not.toBe(headers.get('etag'));

    const module = await call('/api/training-modules/pictured?locale=es');
    const { socialImage } = v.parse(trainingModuleAnswerSchema, module.json).data;
    expect(socialImage.startsWith(`${training}?v=`)).toBe(true);
  });

  test('comes in the other language when the entry lacks the one asked for', async () => {
    const fallback = await picture('/api/social-images/training-modules/pictured.es.jpg');
    expect(await sharp(fallback).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  test('is asked for again with its tag, and by its head alone', async () => {
    const first = await call(english);
    expect(first.headers.get('cache-control')).toBe('public, max-age=86400');
    const etag = first.headers.get('etag') ?? '';
    const again = await call(english, { headers: { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' } });
    expect([again.status, again.text]).toEqual([304, '']);
    const head = await call(english, { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers.get('content-type')).toBe('image/jpeg');
    expect(head.headers.get('etag')).toBe(etag);
  });

  test('has a dawn without words for the entry’s card, from the address that the site asks for', async () => {
    const dawn = async (collection: PicturedCollection, slug: string) => {
      const response = await fetch(`${inject('cms').url}${dawnAddress(collection, slug)}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
      return Buffer.from(await response.arrayBuffer());
    };
    const bytes = await dawn('articles', 'pictured');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', ...dawnSize });
    expect(bytes.length).toBeLessThan(12_000);
    expect(await dawn('training-modules', 'pictured')).toEqual(bytes);
  });

  test.each([
    dawnAddress('articles', 'unpictured'),
    dawnAddress('articles', 'unknown'),
    '/api/social-images/quizzes/pictured.webp',
    '/api/social-images/articles/unpictured.en.jpg',
    '/api/social-images/articles/unknown.en.jpg',
    '/api/social-images/articles/pictured.fr.jpg',
    '/api/social-images/articles/pictured.jpg',
    '/api/social-images/articles/pictured.en.png',
    '/api/social-images/quizzes/pictured.en.jpg',
    '/api/social-images/constructor/pictured.en.jpg',
    '/api/social-images/articles/%00.en.jpg',
    '/api/social-images/articles/..%2Fpictured.en.jpg',
  ])('is drawn of nothing but what is published: %s', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      expect((await call(path, { method })).status).toBe(404);
    }
  });
});
