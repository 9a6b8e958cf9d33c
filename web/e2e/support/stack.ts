import * as v from 'valibot';

const account = v.object({ email: v.string(), password: v.string() });

const stackSchema = v.object({
  /** The public address of the site. */
  url: v.string(),
  /** The address of the CMS, to prepare content. */
  cmsUrl: v.string(),
  /** Where it keeps its files and secrets. */
  dataDir: v.string(),
  /** Absent with SQLite. */
  databaseUrl: v.optional(v.string()),
  superAdmin: account,
  prayerTeam: account,
});

type RunningStack = v.InferOutput<typeof stackSchema>;

/** In the environment, because workers are other processes, which inherit it. */
export function publishStack(stack: RunningStack): void {
  process.env.E2E_URL = stack.url;
  process.env.E2E_STACK = JSON.stringify(stack);
}

export function runningStack(): RunningStack {
  const json: unknown = JSON.parse(process.env.E2E_STACK ?? 'null');
  return v.parse(stackSchema, json);
}
