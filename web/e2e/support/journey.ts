import { expect, test as base } from '@playwright/test';
import { watchPage } from './console-guard';

interface Options {
  /** Console messages that a journey provokes on purpose, such as the browser's own about a 503 that it asked for. */
  expectedConsole: readonly RegExp[];
}

interface Guard {
  quietPages: undefined;
}

/** Fails whatever journey makes a page complain in its console or call another host. */
export const test = base.extend<Options & Guard>({
  expectedConsole: [[], { option: true }],
  quietPages: [
    async ({ context, baseURL, expectedConsole }, use) => {
      const complaints = watchPage(context, baseURL ?? '', expectedConsole);
      await use(undefined);
      expect(complaints, 'what the pages complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
