import { expectAccessible } from './support/accessibility';
import { sharedAccount } from './support/accounts';
import { beOfTheTeam } from './support/desk';
import { expect, inOneLanguage, test } from './support/journey';
import { expectHeadingsInOrder, horizontalOverflow } from './support/layout';
import { open } from './support/open';
import { submitRequest } from './support/requests';
import { runningStack } from './support/stack';

const words = {
  en: {
    reason: 'It filled in a field that people cannot see. Programs do that.',
    delete: 'Delete',
    sure: /^Nobody can bring it back after this\. If you leave it, it is deleted on \w+ \d+, \d{4}\.$/,
    keep: 'Keep',
    forGood: 'Delete permanently',
    deleted: (reference: string) => `${reference} was deleted.`,
    back: 'All spam',
  },
  es: {
    reason: 'Llenó un campo que las personas no ven. Eso lo hacen los programas.',
    delete: 'Borrar',
    sure: /^Después nadie podrá recuperarla\. Si la deja, se borrará el \d+ de \w+ de \d{4}\.$/,
    keep: 'Conservar',
    forGood: 'Borrar definitivamente',
    deleted: (reference: string) => `Se borró ${reference}.`,
    back: 'Todo el spam',
  },
} as const;

inOneLanguage('es', (locale) => {
  const text = words[locale];

  test('spam says why it was caught, and is deleted on the second press', async ({ page, context }) => {
    const { url, superAdmin } = runningStack();
    const body = {
      firstName: 'Best',
      lastName: 'Casino',
      email: 'casino@example.org',
      phoneNumber: '',
      notes: 'Play now.',
      website: 'https://example.org',
      locale,
    };
    const [spam, other] = [
      await submitRequest('contact-requests', body),
      await submitRequest('contact-requests', { ...body, notes: 'Play later.' }),
    ];
    await beOfTheTeam(context, locale, await sharedAccount(url, superAdmin, 'prayer-team'));
    await open(page, '/desk?list=spam');
    await page.getByRole('link', { name: new RegExp(spam) }).click();
    const request = page.getByRole('article');
    await expect(request.getByText(text.reason)).toBeVisible();
    await request.getByRole('button', { name: text.delete }).click();
    await expect(page.locator(':focus')).toContainText(text.sure);
    await expectAccessible(page);
    await expectHeadingsInOrder(page);
    expect(await horizontalOverflow(page)).toBe(0);
    await request.getByRole('button', { name: text.keep }).click();
    await expect(request.getByText(text.sure)).toHaveCount(0);

    await request.getByRole('button', { name: text.delete }).click();
    await request.getByRole('button', { name: text.forGood }).click();
    await expect(page.getByRole('status').filter({ hasText: text.deleted(spam) })).toBeFocused();
    await expect(request).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: text.back }).click();
    await expect(page.getByRole('link', { name: new RegExp(other) })).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(spam) })).toHaveCount(0);
  });
});
