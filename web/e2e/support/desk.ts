import type { BrowserContext } from '@playwright/test';
import type { Account } from './accounts';
import type { Locale } from './language';
import { presetSession } from './panel';
import { runningStack } from './stack';

/** Signs a member of the prayer team in, who reads the desk in this language. */
export async function beOfTheTeam(context: BrowserContext, locale: Locale, account: Account): Promise<void> {
  const { hostname: domain } = new URL(runningStack().url);
  await presetSession(context, account);
  await context.addCookies([{ name: 'preferred-language', value: locale, domain, path: '/' }]);
}
