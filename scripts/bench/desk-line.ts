import type { Browser, Page } from 'playwright-core';
import type { Account } from '../lib/call-cms';
import { median } from './statistics';
import { onLine } from './worst-line';

export type DeskLine = {
  page: '/desk' | '/admin/panel';
  /** The first words on the screen, at 400 kbit/s and 400 ms. */
  firstWordsMs: number;
  /** Until somebody can sign in, without anything stored. */
  signInMs: number;
  /** Until a member who has signed in before sees the next request, or the panel's home page. */
  workMs: number;
  /** All that is transferred, compressed and without headers. */
  kilobytes: number;
};

type Place = {
  page: DeskLine['page'];
  signInForm: string;
  /** What a member came for. */
  work: string;
};

const places: readonly Place[] = [
  {
    page: '/desk',
    signInForm: 'main form button[type=submit]:enabled',
    work: 'main article, main h2:not(#desk-numbers, #account-changes)',
  },
  { page: '/admin/panel', signInForm: 'form button[type=submit]:enabled', work: '[data-strapi-widget-id] a' },
];

const shown = async (page: Page, selector: string) => {
  await page.locator(selector).first().waitFor({ timeout: 180_000 });
  return page.evaluate(() => performance.now());
};

/** A new phone on the worst line: the words come, and then the form to sign in. */
function firstVisit(browser: Browser, origin: string, { page: path, signInForm }: Place) {
  return onLine(browser, 'worst', async (page) => {
    await page.goto(`${origin}${path}`, { waitUntil: 'commit', timeout: 180_000 });
    const signInMs = await shown(page, signInForm);
    const firstWordsMs = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    return { signInMs, firstWordsMs };
  });
}

/** The same for a member who stayed signed in, with nothing cached. Hands on what the phone has stored afterwards. */
function visitOfMember(browser: Browser, origin: string, { page: path, work }: Place, state: State) {
  return onLine(
    browser,
    'worst',
    async (page) => {
      const devtools = await page.context().newCDPSession(page);
      let bytes = 0;
      await devtools.send('Network.enable');
      // Of answers alone: headers differ between machines.
      devtools.on('Network.responseReceived', ({ response }) => (bytes -= response.encodedDataLength));
      devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
      await page.goto(`${origin}${path}`, { waitUntil: 'commit', timeout: 180_000 });
      const workMs = await shown(page, work);
      // What a request's screens need is fetched ahead, and comes last.
      await page.waitForLoadState('networkidle');
      return { workMs, kilobytes: bytes / 1000, state: await storedIn(page) };
    },
    state,
  );
}

type State = Awaited<ReturnType<typeof storedIn>>;

const storedIn = (page: Page) => page.context().storageState();

/** A day later: the access token has expired. The panel does not come back without one, so it keeps it. */
const nextDay = ({ cookies, origins }: State): State => ({
  cookies,
  origins: origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => name !== 'jwtToken'),
  })),
});

async function signedIn(browser: Browser, origin: string, { email, password }: Account) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/desk?lang=en`);
    await page.locator('html[data-hydrated]').waitFor();
    await page.getByLabel(/^Email/).fill(email);
    await page.getByLabel(/^Password/).fill(password);
    await page.getByLabel(/^Keep me signed in/).check();
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Waiting for prayer').waitFor();
    return await storedIn(page);
  } finally {
    await context.close();
  }
}

/** The prayer desk beside the panel, in which it used to be. */
export async function measureDeskLine(
  browser: Browser,
  origin: string,
  account: Account,
  runs: number,
): Promise<DeskLine[]> {
  const results: DeskLine[] = [];
  let state = await signedIn(browser, origin, account);
  for (const place of places) {
    const first: Awaited<ReturnType<typeof firstVisit>>[] = [];
    const later: Awaited<ReturnType<typeof visitOfMember>>[] = [];
    for (let run = 0; run < runs; run += 1) {
      first.push(await firstVisit(browser, origin, place));
      const visit = await visitOfMember(browser, origin, place, place.page === '/desk' ? nextDay(state) : state);
      // A refresh token can be used once.
      ({ state } = visit);
      later.push(visit);
    }
    results.push({
      page: place.page,
      firstWordsMs: Math.round(median(first.map(({ firstWordsMs }) => firstWordsMs))),
      signInMs: Math.round(median(first.map(({ signInMs }) => signInMs))),
      workMs: Math.round(median(later.map(({ workMs }) => workMs))),
      kilobytes: Math.round(median(later.map(({ kilobytes }) => kilobytes))),
    });
  }
  return results;
}
