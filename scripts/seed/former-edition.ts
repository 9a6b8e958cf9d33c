import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BuiltInLocale } from '../../cms/src/api/language/contract';
import { ROOT } from '../lib/root';
import { sqliteFile } from '../lib/stored-database';
import { formerLines } from './former-crisis-lines';
import { noteRows } from './marker';

interface Statement {
  run(...values: readonly (string | number | null)[]): unknown;
  all(...values: readonly string[]): Record<string, unknown>[];
}
interface Database {
  exec(statements: string): unknown;
  prepare(statement: string): Statement;
  close(): void;
}

/** What the site settings held: an editor had changed one line, taken one away and added one. */
function listOf(locale: BuiltInLocale) {
  const seeded = formerLines
    .filter(({ key }) => key !== 'co-123')
    .map(({ key, phone, words: { [locale]: words } }) => ({
      countryCode: key.slice(0, 2).toUpperCase(),
      phone,
      name: words[0],
      note: words[1],
    }));
  if (locale === 'es') return [...seeded, { countryCode: 'PE', phone: '105', name: 'Policía', note: null }];
  return seeded.map((line) => (line.phone === '988' ? { ...line, phone: '988 (press 2)', note: 'Ours.' } : line));
}

/** Roles knew nothing of crisis lines, of Spanish captions and of which numbers are safe to call. */
function forgetLaterPermissions(database: Database): void {
  database.exec(`
    DELETE FROM admin_permissions_role_lnk WHERE permission_id IN
      (SELECT id FROM admin_permissions WHERE subject = 'api::crisis-line.crisis-line');
    DELETE FROM admin_permissions WHERE subject = 'api::crisis-line.crisis-line';
    UPDATE admin_permissions SET properties = replace(replace(properties, ',"captionEs"', ''), ',"phoneSafety"', '');
    DELETE FROM strapi_core_store_settings WHERE key IN
      ('core_request-fields_crisis-lines', 'core_request-fields_captions', 'core_request-fields_phone-safety');
  `);
}

/** Puts a seeded database back to the edition whose crisis lines were a list in the site settings. */
export function withFormerEdition(dataDir: string): void {
  const Sqlite = createRequire(join(ROOT, 'cms/package.json'))('better-sqlite3') as new (file: string) => Database;
  const database = new Sqlite(sqliteFile(dataDir));
  database.exec(`
    DELETE FROM crisis_lines;
    DELETE FROM strapi_core_store_settings WHERE key LIKE '${noteRows}api::crisis-line%';
    CREATE TABLE components_site_crisis_lines (id INTEGER PRIMARY KEY, country TEXT, country_code TEXT, name TEXT, phone TEXT, note TEXT);
    CREATE TABLE IF NOT EXISTS site_settings_cmps (id INTEGER PRIMARY KEY, entity_id INTEGER, cmp_id INTEGER, component_type TEXT, field TEXT, "order" REAL);
  `);
  forgetLaterPermissions(database);
  const line = database.prepare('INSERT INTO components_site_crisis_lines VALUES (?, ?, ?, ?, ?, ?)');
  const part = database.prepare('INSERT INTO site_settings_cmps VALUES (?, ?, ?, ?, ?, ?)');
  let id = 0;
  for (const row of database.prepare('SELECT id, locale FROM site_settings').all()) {
    for (const [index, one] of listOf(row['locale'] === 'es' ? 'es' : 'en').entries()) {
      id += 1;
      line.run(id, 'A country', one.countryCode, one.name, one.phone, one.note);
      part.run(id, Number(row['id']), id, 'site.crisis-line', 'crisisLines', index + 1);
    }
  }
  const settings = database
    .prepare('SELECT key, value FROM strapi_core_store_settings WHERE key LIKE ?')
    .all(`${noteRows}api::site-setting%`);
  const write = database.prepare('UPDATE strapi_core_store_settings SET value = ? WHERE key = ?');
  for (const { key, value } of settings) {
    write.run(String(value).replace('"hashes":{', '"hashes":{"crisisLines":"seeded",'), String(key));
  }
  database.close();
}
