/**
 * Sets what a test changes in Strapi's configuration: TEST_CONFIG has values by their paths. Call it before `app` loads.
 * SQLite does not wait for the disk, because the database is thrown away, unless WAIT_FOR_DISK is on.
 * @param {import('@strapi/strapi').Core.Strapi} app
 */
export function configure({ config }) {
  const { TEST_CONFIG: overrides = '{}', WAIT_FOR_DISK: waitForDisk } = process.env;
  for (const [path, value] of Object.entries(JSON.parse(overrides))) config.set(path, value);
  if (config.get('database.connection.client') !== 'sqlite' || waitForDisk === 'on') return;
  const { afterCreate } = config.get('database.connection.pool');
  config.set('database.connection.pool.afterCreate', (connection, done) => {
    connection.pragma('synchronous = off');
    afterCreate(connection, done);
  });
}
