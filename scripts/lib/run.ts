import { spawn, type ChildProcess } from 'node:child_process';

export interface Command {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Another user of the system to run as. */
  readonly uid?: number;
  readonly gid?: number;
}

export interface Outcome {
  readonly code: number;
  readonly output: string;
}

function endWithUs(child: ChildProcess): void {
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  child.once('close', () => process.off('exit', end));
}

/** Runs a program and resolves with its exit code. */
export function attempt({ command, args, cwd, env = {}, ...identity }: Command): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      ...identity,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    endWithUs(child);
    const chunks: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: chunks.join('') }));
  });
}

/** Throws, with the program's output, when it fails. */
export async function run(command: Command): Promise<string> {
  const { code, output } = await attempt(command);
  if (code !== 0) throw new Error(`${[command.command, ...command.args].join(' ')} ended with ${code}:\n${output}`);
  return output;
}
