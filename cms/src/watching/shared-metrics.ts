import type { Core } from '@strapi/strapi';
import { Gauge } from 'prom-client';
import { problemOf } from '../contracts/backup';
import { waitingForConnection } from '../lib/database/form-connections';
import { isRecord } from '../lib/is-record';
import { registry } from '../lib/metrics';
import { runAsSystem } from '../lib/viewer';
import { readBackupState } from '../panel';
import { readOutbox } from '../mail';
import { readCertificateEnd } from './certificate';
import { readDisk } from './site-state';
import { publishedState } from './web-servers';

const registers = [registry];

/** A number that is read whenever the metrics are; it is left out while it cannot be read. */
function readGauge(name: string, help: string, read: () => Promise<number | null>): void {
  const gauge = new Gauge({
    name,
    help,
    registers: [],
    async collect() {
      const value = await runAsSystem(read).catch(() => null);
      if (value === null) this.remove();
      else this.set(value);
    },
  });
  registry.registerMetric(gauge);
}

const secondsSince = (time: string | null, now: number) => (time === null ? null : (now - Date.parse(time)) / 1_000);

/** Numbers of the database and the data folder, which every CMS tells alike. */
export function measureShared(strapi: Core.Strapi): void {
  const outbox = () => readOutbox(strapi, Date.now());
  readGauge('ministry_shared_mails_waiting', 'Mails that wait to be sent', async () => (await outbox()).waiting);
  readGauge('ministry_shared_oldest_mail_seconds', 'Age of the oldest mail that waits; 0 if none does', async () => {
    return secondsSince((await outbox()).since, Date.now()) ?? 0;
  });
  readGauge('ministry_shared_mails_failed', 'Mails given up on in the last seven days', async () => {
    return (await outbox()).failed;
  });
  readGauge('ministry_shared_backup_age_seconds', 'Age of the last good backup', async () => {
    return secondsSince((await readBackupState(strapi))?.succeededAt ?? null, Date.now());
  });
  readGauge('ministry_shared_backup_well', '1 if the last backup is good and young enough, otherwise 0', async () => {
    return problemOf(await readBackupState(strapi), Date.now()) === null ? 1 : 0;
  });
  readGauge('ministry_shared_certificate_seconds', 'Time until the certificate of the site ends', async () => {
    const age = secondsSince(await readCertificateEnd(strapi), Date.now());
    return age === null ? null : -age;
  });
  readGauge('ministry_shared_disk_free_bytes', 'Free space on the disk of the uploads', async () => {
    return (await readDisk(strapi))?.free ?? null;
  });
  readGauge('ministry_shared_published_reached', '1 if all web servers show what was published last', async () => {
    return (await publishedState(strapi, Date.now())) === 'reached' ? 1 : 0;
  });
}

type Pool = { numUsed: () => number; numFree: () => number; numPendingAcquires: () => number };

/** Strapi does not type Knex's pool. */
function isPool(pool: unknown): pool is Pool {
  return (
    isRecord(pool) && ['numUsed', 'numFree', 'numPendingAcquires'].every((name) => typeof pool[name] === 'function')
  );
}

export function measureDatabasePool(strapi: Core.Strapi): void {
  const gauge = new Gauge<'state'>({
    name: 'ministry_cms_database_connections',
    help: 'Connections to the database: used, free, and waiting (callers without one)',
    labelNames: ['state'],
    registers,
    collect() {
      const client: unknown = strapi.db.connection.client;
      const pool = isRecord(client) ? client['pool'] : undefined;
      if (!isPool(pool)) return;
      gauge.set({ state: 'used' }, pool.numUsed());
      gauge.set({ state: 'free' }, pool.numFree());
      gauge.set({ state: 'waiting' }, waitingForConnection() + pool.numPendingAcquires());
    },
  });
}
