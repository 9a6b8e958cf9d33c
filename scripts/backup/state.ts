import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BackupState, backupStateFile, parseBackupState } from '../../cms/src/api/backup/contract';

const nothing: BackupState = { succeededAt: null, failedAt: null };

export function readState(dataDir: string): BackupState {
  const file = join(dataDir, backupStateFile);
  if (!existsSync(file)) return nothing;
  return parseBackupState(readFileSync(file, 'utf8')) ?? nothing;
}

export function recordState(dataDir: string, change: Partial<BackupState>): void {
  const file = join(dataDir, backupStateFile);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, `${JSON.stringify({ ...readState(dataDir), ...change })}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
