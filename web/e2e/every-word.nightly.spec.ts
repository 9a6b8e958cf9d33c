import { expectComplaints } from './support/console-guard';
import { siteMap } from './support/head';
import { expect, test } from './support/journey';
import { scrollThrough } from './support/open';
import { button, expectSpanish, say, visit } from './support/spanish';
import { expectSpanishForm, pairsOfForms } from './support/spanish-forms';
import { runningStack } from './support/stack';
test('every article and module is in Spanish only', async ({ page }) => {
  const { url } = runningStack();
  const entries = (await siteMap()).filter(
    (address) => /[?&](?:article|module)=/.test(address) && address.includes('lang=es'),
  );
  expect(entries.length).toBeGreaterThanOrEqual(12);
  for (const address of entries) {
    await page.goto(address.replace(/^https?:\/\/[^/]+/, url));
    await expectSpanish(page);
  }
});

test.describe('a visitor of the library', () => {
  test('sees Spanish only: searching, on a missing page, in open menus and after copying a link', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-write']);
    await visit(page, '/resources');

    await test.step('the search, with and without a result', async () => {
      await page.getByRole('searchbox').pressSequentially('duelo');
      await expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeVisible();
      await expectSpanish(page);
      await page.getByRole('searchbox').fill('xyzzyx');
      await expect(page.getByText(say('librarySearch.emptyTitle'))).toBeVisible();
      await expectSpanish(page);
    });

    const call = '**/api/privacy-page*';
    const failure = page.getByRole('heading', { name: say('layout.error.title') });
    const refusal = page.getByText('503');
    const follow = (key: string) =>
      page
        .getByRole('contentinfo')
        .getByRole('link', { name: say(key), exact: true })
        .click();

    await test.step('a page that is refused', async () => {
      await page.route(call, (route) => route.fulfill({ status: 503, body: '{}' }));
      await expectComplaints(page, [/\/api\/privacy-page.*status of 503/, /ApiError: 503/], async () => {
        await follow('submission.privacy.link');
        await expect(failure).toBeVisible();
        await expect(refusal).toBeVisible();
      });
      await expectSpanish(page);
      await page.unroute(call);
    });

    await test.step('a page that does not come', async () => {
      await page.route(call, (route) => route.abort());
      await expectComplaints(page, [/\/api\/privacy-page.*ERR_FAILED/, /NoAnswer: Failed to fetch/], async () => {
        await button(page, 'words.retry').click();
        await expect(refusal).toBeHidden();
        await expect(failure).toBeVisible();
      });
      await expectSpanish(page);
      await page.unroute(call);
    });

    await test.step('the same page, when a link leads to it once more', async () => {
      await follow('submission.privacy.link');
      await expect(failure).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('submission.privacy.link'));
      await expectSpanish(page);
    });

    await test.step('the navigation, its menus open', async () => {
      const menu = button(page, 'navigation.openMenu');
      if (await menu.isVisible()) await menu.click();
      await button(page, 'navigation.ministries').click();
      await expect(page.getByRole('link', { name: say('navigation.mens'), exact: true })).toBeVisible();
      await expectSpanish(page);
    });

    await test.step('the copied link', async () => {
      await page.getByRole('link', { name: say('navigation.mens'), exact: true }).click();
      await expect(page).toHaveURL(/mens-ministry/);
      await scrollThrough(page);
      await button(page, 'share.copy').click();
      await expect(page.getByText(say('share.copied'))).toBeVisible();
      await expectSpanish(page);
    });
  });

  test('takes a quiz in Spanish only, from questions that fail to load to the results', async ({ page }) => {
    const dialog = page.getByRole('dialog');

    await test.step('questions that cannot be had', async () => {
      await page.route('**/api/quizzes/**', (route) => route.fulfill({ status: 503 }));
      await expectComplaints(page, [/\/api\/quizzes\/.*status of 503/], async () => {
        await visit(page, '/resources?module=hospital-visitation');
        await button(page, 'quiz.start').click();
        await expect(page.getByText(say('quizDialog.failed')).first()).toBeVisible();
      });
      await expectSpanish(page);
      await page.unroute('**/api/quizzes/**');
      await button(dialog, 'words.retry').click();
    });

    for (let question = 1; question <= 6; question += 1) {
      await test.step(`question ${String(question)}`, async () => {
        await expect(dialog.getByText(`${say('quizDialog.question')} ${question} de 6`)).toBeVisible();
        await expectSpanish(page);
        await dialog.getByRole('group').getByRole('button').first().click();
        await expect(dialog.getByRole('status')).not.toBeEmpty();
        await expectSpanish(page);
        await button(dialog, question < 6 ? 'quizDialog.next' : 'quizDialog.finish').click();
      });
    }

    await test.step('the results', async () => {
      await expect(dialog.getByRole('heading', { name: say('quizDialog.results') })).toBeVisible();
      await expectSpanish(page);
      await button(dialog, 'quizDialog.review').click();
      await expectSpanish(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expectSpanish(page);
    });
  });
});

test.describe('a form', () => {
  for (const [one, other] of pairsOfForms) {
    test(`is in Spanish only, empty, refused, failing and sent: ${one.name} and ${other.name}`, async ({ page }) => {
      for (const form of [one, other]) await test.step(form.name, () => expectSpanishForm(page, form));
    });
  }
});

test.describe('photos and videos', () => {
  test('that fail to load are replaced by Spanish texts', async ({ page }) => {
    const pictures = /\/(?:uploads|public-objects|api\/assets)\/(?!status)/;
    await page.route(pictures, (route) => route.fulfill({ status: 404 }));
    for (const path of ['/marriage-ministry', '/mens-ministry', '/prophetic-ministry', '/']) {
      await test.step(path, async () => {
        await expectComplaints(page, [/\/(?:uploads|public-objects|api\/assets)\/.*status of 404/], async () => {
          await visit(page, path);
          await scrollThrough(page);
          await expectSpanish(page);
        });
      });
    }
  });

  test('are in Spanish only when enlarged, and when a video fails to play', async ({ page }) => {
    const video = page.getByRole('link', { name: say('video.play') }).first();

    await test.step('a photo', async () => {
      await visit(page, '/marriage-ministry');
      await page
        .getByRole('main')
        .getByRole('listitem')
        .getByRole('link')
        .filter({ has: page.getByRole('img') })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await button(page, 'gallery.next').hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
      await expectSpanish(page);
    });

    await test.step('a video', async () => {
      await visit(page, '/');
      await scrollThrough(page);
      await video.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectSpanish(page);
    });

    await test.step('a video that does not play', async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.route(/\/api\/(?:video|pakistan|assets)/, (route) => route.fulfill({ status: 404 }));
      await expectComplaints(page, [/\/api\/video.*status of 404/], async () => {
        await video.click();
        await expect(page.getByText(say('videoDialog.failed'))).toBeVisible();
      });
      await expectSpanish(page);
    });
  });
});
