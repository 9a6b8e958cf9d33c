import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Semaphore } from 'async-mutex';
import bcrypt from 'bcrypt';
import type { Context, Next } from 'koa';
import * as v from 'valibot';
import type { Core } from '@strapi/strapi';
import { dayMs } from '../../contracts/day';
import { accountOf, maySignIn } from '../../lib/account';
import { storedAttempts } from '../../lib/attempts';
import { rateLimitNetworks } from '../../lib/client-address';
import { isSecret } from '../../lib/secrets';
import { strapiService } from '../../lib/strapi-services';
import { table } from '../../lib/table';
import { createSignInThrottle } from './sign-in-throttle';
import { mailSettings } from '../../mail';
import { refuse } from '../../lib/refuse';

const configSchema = v.looseObject({ middlewares: v.optional(v.array(v.unknown()), []) });
const routesSchema = v.array(v.looseObject({ handler: v.unknown(), config: v.optional(configSchema) }));

type Middleware = (ctx: Context, next: Next) => unknown;

function handleFirst(strapi: Core.Strapi, handler: string, middleware: Middleware): void {
  const routes: unknown = Reflect.get(strapi.admin.routes, 'admin').routes;
  v.assert(routesSchema, routes);
  for (const route of routes) {
    if (route.handler !== handler) continue;
    route.config = { ...route.config, middlewares: [middleware, ...(route.config?.middlewares ?? [])] };
  }
}

const cookie = 'panel_device';
const rememberedMs = 180 * dayMs;
const valuePattern = /^([\w-]{22})\.([\w-]{43})$/;

function proofOf(strapi: Core.Strapi, account: string, device: string): string {
  const secret: string = strapi.config.get('admin.auth.secret');
  return createHmac('sha256', secret).update(`device of an account\n${device}\n${account}`).digest('base64url');
}

/** The browser's random id, if this account has signed in there before. */
function knownDevice(strapi: Core.Strapi, ctx: Context, account: string): string | null {
  const [, device, proof] = valuePattern.exec(ctx.cookies.get(cookie, { signed: false }) ?? '') ?? [];
  if (device === undefined || proof === undefined) return null;
  return isSecret(proof, proofOf(strapi, account, device)) ? device : null;
}

/** This cookie signs nobody in. It only tells a member's browser from that of somebody who guesses passwords. */
function rememberDevice(strapi: Core.Strapi, ctx: Context, account: string): void {
  const device = randomBytes(16).toString('base64url');
  ctx.cookies.set(cookie, `${device}.${proofOf(strapi, account, device)}`, {
    path: '/admin',
    httpOnly: true,
    sameSite: 'strict',
    secure: ctx.secure,
    maxAge: rememberedMs,
    overwrite: true,
    signed: false,
  });
}

/** Two at a time leave the other threads of Node to files and pictures. */
const passwordsAtOnce = 2;
/** By account and address, known browsers too, whether or not they succeed. */
const limit = { most: 5, withinMs: 5 * 60_000 };

/** Strapi hashes on the thread that answers everybody, who would wait for every password that is tried. */
export function hashOnOtherThreads(strapi: Core.Strapi): void {
  const auth = strapiService(strapi, 'admin', 'auth');
  auth.hashPassword = (password) => bcrypt.hash(password, 10);
  auth.validatePassword = (password, hash) => bcrypt.compare(password, hash);
}

/** Hashes in every case: unknown, wrong and blocked take the same time, and accounts cannot be enumerated. */
export async function preventAccountEnumeration(strapi: Core.Strapi): Promise<void> {
  const auth = strapiService(strapi, 'admin', 'auth');
  const hashOfNoAccount = await auth.hashPassword(randomBytes(32).toString('base64url'));

  auth.checkCredentials = async ({ email, password }) => {
    const find = () => table(strapi, 'admin::user').findOne({ where: { email } });
    const hash = (await find())?.password;
    const matches = await auth.validatePassword(password, hash ?? hashOfNoAccount);
    // Read again, because the account may have changed while the password was hashed.
    const user = await find();
    const isAllowed = matches && hash && user && maySignIn(user) && user.password === hash;
    return isAllowed ? [null, user] : [null, false, { message: 'Invalid credentials' }];
  };
}

const filledIn = v.pipe(v.string(), v.nonEmpty());
const bodySchema = v.object({ email: filledIn, password: filledIn });
const ownPasswordSchema = v.object({ currentPassword: filledIn });

/** Slows guesses down the more often they fail, at sign-in or in the own account; see `createSignInThrottle`. */
export function throttleSignIn(strapi: Core.Strapi): void {
  if (strapi.config.get('admin.rateLimit.enabled') === false) return;
  const attempts = storedAttempts(strapi);
  const throttle = createSignInThrottle(attempts);
  const checking = new Semaphore(passwordsAtOnce);
  // Strapi would count in the memory of each program.
  strapi.config.set('admin.rateLimit', { enabled: false });

  async function isOverLimit(of: string, now: number): Promise<boolean> {
    const key = { purpose: 'sign-in-limit', of };
    return attempts.exclusively(key.purpose, async () => {
      const isOver = (await attempts.count(key, { now, longestMs: limit.withinMs })) >= limit.most;
      // What is refused is not stored as well.
      if (!isOver) await attempts.add(key, now + limit.withinMs);
      return isOver;
    });
  }

  async function throttled(ctx: Context, account: string, next: Next): Promise<void> {
    const device = knownDevice(strapi, ctx, account);
    const { address, network48 } = rateLimitNetworks(ctx.ip);
    const network = network48 ?? address;
    const now = Date.now();
    if (await isOverLimit(`${account} ${network}`, now)) {
      ctx.set('Retry-After', String(limit.withinMs / 1000));
      refuse(ctx, 429, 'RateLimitError', 'Too many attempts to sign in. Please try again in a moment.');
      return;
    }
    const admission = await throttle.admit({ account, network, device }, now);
    if (admission.delayMs > 0) await delay(admission.delayMs);
    // A network that has just begun comes before those that failed more often.
    await checking.runExclusive(next, 1, -admission.failures);
    if (ctx.status === 200) await admission.succeeded(Date.now());
  }

  const signIn = async (ctx: Context, next: Next) => {
    const body = v.safeParse(bodySchema, ctx.request.body);
    // Strapi would also read these from the query, and such an attempt would not be counted.
    if (!body.success) {
      refuse(ctx, 400, 'ValidationError', 'Email and password are missing');
      return;
    }
    const account = body.output.email.toLowerCase();
    await throttled(ctx, account, next);
    if (ctx.status === 200) rememberDevice(strapi, ctx, account);
  };

  const changeOwnAccount = async (ctx: Context, next: Next) => {
    const account = accountOf(ctx.state);
    if (account && v.is(ownPasswordSchema, ctx.request.body)) await throttled(ctx, account.email, next);
    else await next();
  };

  handleFirst(strapi, 'authentication.login', signIn);
  handleFirst(strapi, 'authenticated-user.updateMe', changeOwnAccount);
}

/** Refuses without a mail server, where Strapi would promise a mail that never comes. The answer is the same for every address. */
export function refusePasswordResetWithoutMail(strapi: Core.Strapi): void {
  if (mailSettings(strapi) !== null) return;
  const answer = (ctx: Context) => {
    strapi.log.warn('Somebody forgot a password. No mail server is set up, so nothing was sent');
    refuse(
      ctx,
      503,
      'ServiceUnavailableError',
      'This site cannot send email. Ask a super admin of the site to give you a new password.',
    );
  };
  handleFirst(strapi, 'authentication.forgotPassword', answer);
}
