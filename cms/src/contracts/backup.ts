import * as v from 'valibot';

/** In `DATA_DIR`, written by `npm run backup` and read by the CMS. */
export const backupStateFile = 'backup-state.json';

/** Backups are made daily: a younger one is as it should be. */
const overdueHours = 36;

/** What is wrong: the last backup failed, none was made in time, or there never was one. */
const backupProblems = ['failed', 'overdue', 'none'] as const;
export type BackupProblem = (typeof backupProblems)[number];

const time = v.pipe(v.string(), v.isoTimestamp());

const backupStateSchema = v.object({ succeededAt: v.nullable(time), failedAt: v.nullable(time) });
export type BackupState = v.InferOutput<typeof backupStateSchema>;

const backupStateJson = v.pipe(v.string(), v.parseJson(), backupStateSchema);

/** Null for a damaged file, which the next backup writes anew. */
export function parseBackupState(json: string): BackupState | null {
  const state = v.safeParse(backupStateJson, json);
  return state.success ? state.output : null;
}

/** A failure counts until a backup succeeds. */
export function problemOf(state: BackupState | null, now: number): BackupProblem | null {
  const { succeededAt = null, failedAt = null } = state ?? {};
  if (failedAt !== null && (succeededAt === null || Date.parse(failedAt) > Date.parse(succeededAt))) return 'failed';
  if (succeededAt === null) return 'none';
  return now - Date.parse(succeededAt) > overdueHours * 60 * 60_000 ? 'overdue' : null;
}

export const backupStatusSchema = v.object({
  succeededAt: v.nullable(time),
  problem: v.nullable(v.picklist(backupProblems)),
});

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const fileSchema = v.object({ path: v.string(), bytes: v.number(), sha256 });

/** Bytes: enough for some 300,000 files. What lists more would use up the memory of whoever reads it. */
export const longestManifest = 2 ** 26;

/** The last file of an archive, which says what is in it. */
const manifestSchema = v.object({
  version: v.literal(1),
  /** Before anything was read. */
  createdAt: time,
  database: v.object({
    ...fileSchema.entries,
    path: v.pipe(v.string(), v.regex(/^database\.\w+$/)),
    kind: v.picklist(['sqlite', 'postgres']),
  }),
  tables: v.record(v.string(), v.number()),
  uploads: v.array(v.object({ ...fileSchema.entries, path: v.pipe(v.string(), v.startsWith('uploads/')) })),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;
export type ArchivedFile = v.InferOutput<typeof fileSchema>;

const manifestJson = v.pipe(v.string(), v.parseJson(), manifestSchema);

/** Throws for anything else. */
export const parseManifest = (json: string): Manifest => v.parse(manifestJson, json);

/** A line of the list of who was forgotten: the code of a reference or an address, which only the key can compare. */
const forgottenSchema = v.object({ at: time, code: sha256 });
export type Forgotten = v.InferOutput<typeof forgottenSchema>;

const forgottenJson = v.pipe(v.string(), v.parseJson(), forgottenSchema);

/** Null for a damaged line. */
export function parseForgotten(json: string): Forgotten | null {
  const entry = v.safeParse(forgottenJson, json);
  return entry.success ? entry.output : null;
}
