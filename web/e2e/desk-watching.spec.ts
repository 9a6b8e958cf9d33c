import { expectAccessible } from './support/accessibility';
import { sharedAccount, signIn } from './support/accounts';
import { beOfTheTeam } from './support/desk';
import { expect, inOneLanguage, night, test } from './support/journey';
import { expectHeadingsInOrder, horizontalOverflow } from './support/layout';
import type { Locale } from './support/language';
import { open } from './support/open';
import { submitRequest } from './support/requests';
import { runningStack } from './support/stack';
import * as v from 'valibot';

const assigneeSchema = v.nullable(v.object({ id: v.number() }));
const requestSchema = v.object({ request: v.object({ assignee: assigneeSchema }) });
const teamSchema = v.object({ me: v.object({ id: v.number() }) });

const words = {
  en: {
    none: 'None planned yet.',
    plan: 'Plan the next step',
    change: 'Change the next step',
    what: 'What will be done',
    day: 'Follow up on',
    save: 'Save changes',
    cancel: 'Cancel',
    onDay: 'On December 24, 2030',
    title: 'Next step',
    step: 'Meet both of them at church',
    member: 'Member',
    handBack: 'Give their requests back to the team',
    confirm: 'Give them back',
    free: /^\d+ requests? of Member prayer-team(?: \(#\d+\))? (?:is|are) open to the whole team again\.$/,
  },
  es: {
    none: 'Todavía no hay ninguno.',
    plan: 'Planear el próximo paso',
    change: 'Cambiar el próximo paso',
    what: 'Qué se hará',
    day: 'Dar seguimiento el',
    save: 'Guardar cambios',
    cancel: 'Cancelar',
    onDay: 'El 24 de diciembre de 2030',
    title: 'Próximo paso',
    step: 'Reunirse con los dos en la iglesia',
    member: 'Miembro del equipo',
    handBack: 'Devolver sus peticiones al equipo',
    confirm: 'Devolverlas',
    free: /^\d+ petici(?:ón|ones) de Member prayer-team(?: \(#\d+\))? está(?:n)? otra vez libres? para todo el equipo\.$/,
  },
} as const;

function askForCounseling(locale: Locale): Promise<string> {
  return submitRequest('counseling-requests', {
    firstName: 'Samuel',
    lastName: 'Ortiz',
    email: 'samuel@example.org',
    phone: '593-555-02',
    counselingFor: 'We would like to talk about our marriage.',
    locale,
  });
}

inOneLanguage('en', (locale) => {
  const text = words[locale];

  test('a counseling request begins with its next step', async ({ page, context }) => {
    const { url, superAdmin } = runningStack();
    const reference = await askForCounseling(locale);
    await beOfTheTeam(context, locale, await sharedAccount(url, superAdmin, 'prayer-team'));
    await open(page, `/desk?kind=counseling&reference=${reference}`);
    const step = page.getByRole('region', { name: text.title });
    await expect(step.getByText(text.none)).toBeVisible();
    await step.getByRole('button', { name: text.plan }).click();
    await expect(step.getByLabel(text.what)).toBeFocused();
    await step.getByLabel(text.what).fill('Something else');
    await step.getByRole('button', { name: text.cancel }).click();
    await expect(step.getByText(text.none)).toBeVisible();

    await step.getByRole('button', { name: text.plan }).click();
    await step.getByLabel(text.what).fill(text.step);
    await step.getByLabel(text.day).fill('2030-12-24');
    await expectAccessible(page);
    await step.getByRole('button', { name: text.save }).click();
    await expect(step.getByText(text.step)).toBeVisible();
    await expect(step.getByRole('heading', { name: text.title })).toBeFocused();
    await page.reload();
    await expect(step.getByText(text.step)).toBeVisible();
    await expect(step.getByText(text.onDay)).toBeVisible();
    await expect(step.getByRole('button', { name: text.change })).toBeVisible();
    await expectAccessible(page);
    await expectHeadingsInOrder(page);
    expect(await horizontalOverflow(page)).toBe(0);
  });

  test('a super admin gives the requests of another member back', { tag: night }, async ({ page, context }) => {
    const { url, superAdmin } = runningStack();
    const member = await sharedAccount(url, superAdmin, 'prayer-team');
    const call = async <T>(schema: v.GenericSchema<unknown, T>, path: string, method = 'GET'): Promise<T> => {
      const headers = { Authorization: `Bearer ${await signIn(url, member)}` };
      const answer = await fetch(`${url}/admin/prayer-desk${path}`, { method, headers });
      return v.parse(schema, await answer.json());
    };
    const reference = await askForCounseling(locale);
    const assigneeOf = async (method?: string): Promise<v.InferOutput<typeof assigneeSchema>> => {
      const path = `/requests/counseling/${reference}${method === undefined ? '' : '/claim'}`;
      return (await call(requestSchema, path, method)).request.assignee;
    };
    const { me } = await call(teamSchema, '/team');
    expect(await assigneeOf('POST')).toMatchObject({ id: me.id });

    await beOfTheTeam(context, locale, superAdmin);
    await open(page, '/desk?view=mine');
    await page.getByLabel(text.member, { exact: true }).selectOption(String(me.id));
    await expectAccessible(page);
    await expectHeadingsInOrder(page);
    expect(await horizontalOverflow(page)).toBe(0);
    await page.getByRole('button', { name: text.handBack }).click();
    await page.getByRole('button', { name: text.confirm }).click();
    await expect(page.getByRole('status').filter({ hasText: text.free })).toBeVisible();
    expect(await assigneeOf()).toBeNull();
  });
});
