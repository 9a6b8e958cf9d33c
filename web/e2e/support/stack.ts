import * as v from 'valibot';

const account = v.object({ email: v.string(), password: v.string() });

const stackSchema = v.object({
  /** The site, as a visitor's browser addresses it. */
  url: v.string(),
  /** The CMS behind it, for what a journey has to prepare. */
  cmsUrl: v.string(),
  superAdmin: account,
  prayerTeam: account,
});

type RunningStack = v.InferOutput<typeof stackSchema>;

/** Workers are other processes: they inherit the environment of the one that starts the site. */
export function publishStack(stack: RunningStack): void {
  process.env.E2E_URL = stack.url;
  process.env.E2E_STACK = JSON.stringify(stack);
}

export function runningStack(): RunningStack {
  const json: unknown = JSON.parse(process.env.E2E_STACK ?? 'null');
  return v.parse(stackSchema, json);
}
