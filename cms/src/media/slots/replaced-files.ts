import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

/** The file that each replacement took the place of, by id, because an entry's own picture may have any name. */
const replacedSchema = v.fallback(v.record(v.string(), v.number()), {});

const key = 'replaced';

/** Enough to step back in every place of the site. */
const mostKept = 200;

export function createReplacedFiles(strapi: Core.Strapi) {
  const store = () => strapi.store({ type: 'plugin', name: 'picture-slots' });

  async function read(): Promise<Record<string, number>> {
    const stored: unknown = await store().get({ key });
    return v.parse(replacedSchema, stored ?? {});
  }

  return {
    read,

    /** Within the lock of the slots. */
    async remember(file: number, before: number): Promise<void> {
      const kept = Object.entries({ ...(await read()), [file]: before });
      await store().set({ key, value: Object.fromEntries(kept.slice(-mostKept)) });
    },
  };
}
