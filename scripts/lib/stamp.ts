import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The hash of a build's inputs, removed before and written after it, so that an interrupted build is repeated. */
export interface Stamp {
  readonly file: string;
  readonly inputs: string;
  /** Files of the output: when one of them was deleted, the build is repeated. */
  readonly outputs?: readonly string[];
}

export function isCurrent({ file, inputs, outputs = [] }: Stamp): boolean {
  try {
    return readFileSync(file, 'utf8') === inputs && outputs.every((output) => existsSync(output));
  } catch {
    return false;
  }
}

export function writeStamp({ file, inputs }: Stamp): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, inputs);
}

export async function rebuild(stamp: Stamp, build: () => Promise<void>): Promise<void> {
  rmSync(stamp.file, { force: true });
  await build();
  writeStamp(stamp);
}
