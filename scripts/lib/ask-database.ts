import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './root';

interface PostgresModule {
  Client: new (options: { connectionString: string }) => {
    connect(): Promise<void>;
    query(statement: string): Promise<{ rows: Record<string, string>[] }>;
    end(): Promise<void>;
  };
}

/** Asks PostgreSQL directly, with the driver of the CMS. */
export async function askDatabase(url: string, statement: string): Promise<Record<string, string>[]> {
  const { Client } = createRequire(join(ROOT, 'cms/package.json'))('pg') as PostgresModule;
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
