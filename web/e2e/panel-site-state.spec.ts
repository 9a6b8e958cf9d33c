import { sharedAccount } from './support/accounts';
import { expect, inOneLanguage, night, test } from './support/journey';
import { choosePanelLanguage, presetSession } from './support/panel';
import { runningStack } from './support/stack';

// Strapi's free edition asks for these and has no such routes.
test.use({
  expectedConsole: [
    /\/(?:admin\/license-limit-information|admin\/ai-feature-config|i18n\/ai-localization-jobs\/\S*): .*404/,
  ],
});

const texts = {
  en: {
    title: 'How the site is doing',
    // What is wrong comes first: the site of the journeys has no backup.
    labels: [
      'Last backup',
      'The site',
      'What visitors see',
      'Requests since Monday',
      'Mails waiting to be sent',
      'Space on the server',
      'Errors in the last 24 hours',
    ],
    concern: 'Please tell whoever looks after the server what is red here.',
    backup: 'Never (in red)',
    now: 'Just now',
    none: 'None',
    closed: 'Not open yet',
    undelivered: 'One could not be written or delivered in the last seven days. (in red)',
    free: /GB free$/,
  },
  es: {
    title: 'Cómo está el sitio',
    labels: [
      'Último respaldo',
      'El sitio',
      'Los visitantes ven',
      'Solicitudes desde el lunes',
      'Correos por enviar',
      'Espacio en el servidor',
      'Errores en las últimas 24 horas',
    ],
    concern: 'Por favor, avise de lo que está en rojo a quien se encarga del servidor.',
    backup: 'Nunca (en rojo)',
    now: 'Ahora mismo',
    none: 'Ninguno',
    closed: 'Todavía no está abierto',
    undelivered: 'Uno no se pudo redactar o entregar en los últimos siete días. (en rojo)',
    free: /GB libres$/,
  },
};

const card = '[data-strapi-widget-id="global::site-state"]';

inOneLanguage('es', (locale) => {
  for (const role of ['super admin', 'ministry-admin'] as const) {
    test(
      `the home of a ${role} says how the site is doing`,
      { tag: role === 'super admin' ? night : [] },
      async ({ page }) => {
        const { url, superAdmin } = runningStack();
        const account = role === 'super admin' ? superAdmin : await sharedAccount(url, superAdmin, role);
        await choosePanelLanguage(page.context(), locale);
        await presetSession(page.context(), account);
        await page.goto('/admin/panel');
        const { title, labels, concern, backup, free } = texts[locale];
        const state = page.locator(card);
        await expect(state.getByRole('heading', { name: title })).toBeVisible();
        // Other journeys break pages on purpose, which a row of its own tells.
        const rows = state.getByRole('term').filter({ hasNotText: /browser|navegador/ });
        await expect(rows).toHaveText(labels);
        await expect(state.getByText(concern)).toBeVisible();
        await expect(state.getByText(backup)).toBeVisible();
        await expect(state.getByText(free)).toBeVisible();
      },
    );
  }

  test('marks what is wrong alone, and puts it first', { tag: night }, async ({ page }) => {
    await choosePanelLanguage(page.context(), locale);
    await presetSession(page.context());
    const json = {
      isOpen: false,
      published: 'reached',
      mails: { waiting: 0, since: null, failed: 1 },
      backup: { succeededAt: new Date().toISOString(), problem: null },
      requestsThisWeek: null,
      disk: null,
      failedAnswers: 0,
      brokenPages: 0,
      certificateEnd: null,
    };
    await page.route('**/admin/site-state', (route) => route.fulfill({ json }));
    await page.goto('/admin/panel');
    const { none, closed, undelivered, now } = texts[locale];
    const values = page.locator(card).getByRole('definition');
    await expect(values).toHaveText([none, undelivered, closed, /./, now, none]);
    await expect(values.getByRole('link', { name: closed })).toHaveAttribute('href', '/admin?tab=setup#opening');
  });
});

test('the home of the prayer team does not speak of servers', { tag: night }, async ({ page }) => {
  const { url, superAdmin } = runningStack();
  await presetSession(page.context(), await sharedAccount(url, superAdmin, 'prayer-team'));
  await page.goto('/admin/panel');
  await expect(page.locator('[data-strapi-widget-id="global::prayer-desk"]')).toBeVisible();
  await expect(page.locator(card)).toHaveCount(0);
});
