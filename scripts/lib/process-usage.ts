import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts in ticks of 10 ms. */
const msPerTick = 10;

type Stat = { parent: number; ms: number; endedChildrenMs: number };

function readStat(pid: number): Stat | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // After the name of the program, which is in brackets: its state, its parent, 9 others, then times: its own, the kernel's
  // for it, and both of its children that have ended.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [parent = 0, user = 0, kernel = 0, childrenUser = 0, childrenKernel = 0] = [1, 11, 12, 13, 14].map((at) =>
    Number(fields[at]),
  );
  return { parent, ms: (user + kernel) * msPerTick, endedChildrenMs: (childrenUser + childrenKernel) * msPerTick };
}

/** Processor time that a program has used, in milliseconds; undefined once it has ended. */
export function processorMs(pid: number): number | undefined {
  return readStat(pid)?.ms;
}

/** The same with all its children, such as those of PostgreSQL, which has one for each connection. */
export function processorMsOfFamily(pid: number): number | undefined {
  const own = readStat(pid);
  if (own === undefined) return undefined;
  const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = others.map((name) => readStat(Number(name))).filter((stat) => stat?.parent === pid);
  return children.reduce((sum, child) => sum + (child?.ms ?? 0), own.ms + own.endedChildrenMs);
}

/** The memory that a program has at the moment, in megabytes. */
export function memoryMb(pid: number): number | undefined {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}
