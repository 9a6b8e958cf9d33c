// Preloaded by tests into the programs that they start: Strapi's SQLite does not wait for the disk. A power cut would
// damage the database, which is thrown away anyway.
import { createRequire } from 'node:module';

const requireFromCms = createRequire(new URL('../../cms/package.json', import.meta.url));
const { prototype } = requireFromCms('knex/lib/dialects/better-sqlite3');
const { acquireRawConnection } = prototype;

prototype.acquireRawConnection = /** @this {unknown} */ async function () {
  const connection = await acquireRawConnection.call(this);
  connection.pragma('synchronous = off');
  return connection;
};
