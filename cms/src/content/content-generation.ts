import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { type ContentGeneration, contentGenerationPath } from '../contracts/content';
import { serveWebServers } from '../lib/page-cache';

const key = 'generation';
const beginningKey = 'generation-begun-at';
const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'published-content' });

/** Stores that published content is not what it was, and returns the name of its new state. */
export async function beginGeneration(strapi: Core.Strapi): Promise<string> {
  const generation = randomUUID();
  const store = storeOf(strapi);
  await store.set({ key, value: generation });
  await store.set({ key: beginningKey, value: Date.now() });
  return generation;
}

/** The generation that is published, and when it began; null before there is one. */
export async function currentGeneration(strapi: Core.Strapi): Promise<{ name: string; begunAt: number | null } | null> {
  const store = storeOf(strapi);
  const name: unknown = await store.get({ key });
  const begunAt: unknown = await store.get({ key: beginningKey });
  return typeof name === 'string' ? { name, begunAt: typeof begunAt === 'number' ? begunAt : null } : null;
}

export function serveGeneration(strapi: Core.Strapi): void {
  serveWebServers(strapi, 'GET', contentGenerationPath, async (ctx) => {
    const stored: unknown = await storeOf(strapi).get({ key });
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { generation: v.parse(v.string(), stored) } satisfies ContentGeneration;
  });
}
