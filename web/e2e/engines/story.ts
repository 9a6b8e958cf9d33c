import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { desktop, phone, type Size, type Visitor } from './engine';
import type { Line } from './line';
import type { Account } from '../support/accounts';
import { randomAddress } from '../support/address';
import { passedQuizzes } from '../support/course';
import { addPictures, publicCaptions } from '../support/event-media';
import type { Locale } from '../support/language';
import { countStored } from '../support/requests';
import { createEvent } from '../support/revival-event';
import { runningStack } from '../support/stack';
import { allTexts } from '../support/texts';

/** A form that its own code sends. */
const alive = 'main form[data-hydrated=true]';

const pictures = process.env.ENGINE_PICTURES;

type Scene = { name: string; size: Size };

/** Left for whoever wants to look at them. */
export async function picture({ engine }: Visitor, { name, size }: Scene): Promise<void> {
  if (pictures === undefined) return;
  mkdirSync(pictures, { recursive: true });
  const file = `${engine.name.replace(/\W+/g, '-')}-${name}-${size === phone ? 'phone' : 'desktop'}.png`;
  await engine.picture(join(pictures, file));
}

/** Neighbours in a row or a column that are nearer to each other than its gap. */
function touchingNeighbours(): string[] {
  return Array.from(document.querySelectorAll('body *')).flatMap((box) => {
    const { display, flexDirection, flexWrap, rowGap, columnGap } = getComputedStyle(box);
    if (display.indexOf('flex') < 0 || flexWrap !== 'nowrap' || flexDirection.indexOf('reverse') >= 0) return [];
    const [gap, before, after] =
      flexDirection === 'column'
        ? [rowGap, 'top' as const, 'bottom' as const]
        : [columnGap, 'left' as const, 'right' as const];
    const parts = Array.from(box.children).filter((part) => {
      const { position, marginLeft, marginTop } = getComputedStyle(part);
      const isMoved = parseFloat(marginLeft) < 0 || parseFloat(marginTop) < 0;
      return !/absolute|fixed/.test(position) && !isMoved && part.getClientRects().length > 0;
    });
    const edges = parts.map((part) => part.getBoundingClientRect());
    return edges.slice(1).some((edge, index) => edge[before] - (edges[index]?.[after] ?? 0) < parseFloat(gap) - 1)
      ? [box.outerHTML.slice(0, 120)]
      : [];
  });
}

async function onBoth(visitor: Visitor, name: string, look: (size: Size) => Promise<void>): Promise<void> {
  for (const size of [phone, desktop]) {
    await visitor.engine.resize(size);
    await look(size);
    // Where a script spaces them out, it may come after the page.
    if (!visitor.engine.hasScripts) await expect.poll(() => visitor.read(touchingNeighbours), name).toEqual([]);
    await picture(visitor, { name, size });
  }
}

/** The top of a dialog can be scrolled to, and its way out tapped. */
async function expectReachable(visitor: Visitor): Promise<void> {
  await visitor.sees('[role=dialog] h2');
  await visitor.holds(
    'the overlay is at its top',
    () => {
      const dialog = document.querySelector('[role=dialog]');
      const overlay = dialog?.parentElement;
      if (!dialog || !overlay) return false;
      overlay.scrollTop = 0;
      return dialog.getBoundingClientRect().top >= 0;
    },
    undefined,
  );
}

async function closeDialog(visitor: Visitor): Promise<void> {
  await visitor.engine.press('Escape');
  await visitor.misses('[role=dialog]');
}

async function fillPerson(visitor: Visitor, form: string, text: string): Promise<void> {
  await visitor.fills(`#${form}-firstName`, text);
  await visitor.fills(`#${form}-lastName`, text);
  await visitor.fills(`#${form}-email`, `${text.toLowerCase()}@example.org`);
}

export async function reads(visitor: Visitor): Promise<void> {
  await test.step('home, its menu and the other language', async () => {
    await onBoth(visitor, 'home', async () => {
      await visitor.open('/?lang=en');
      await visitor.sees('h1');
      const overflow = await visitor.read(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, 'nothing is wider than the screen').toBeLessThanOrEqual(0);
    });
    await visitor.engine.resize(phone);
    await visitor.open('/?lang=en');
    if (visitor.engine.hasScripts) {
      await visitor.taps('nav [role=button][aria-controls]', 'menu');
      await visitor.sees('nav a[href="/resources"]');
      await picture(visitor, { name: 'menu', size: phone });
      await visitor.taps('nav [role=button][lang=es]');
    } else {
      await visitor.taps('footer a[hreflang=es]');
    }
    await visitor.holds('the page is Spanish', () => document.documentElement.lang === 'es', undefined);
    const isNameWhole = () => {
      const [bar, name] = ['nav a', 'nav a span'].map((part) => document.querySelector(part)?.getBoundingClientRect());
      return !bar || !name || name.bottom <= bar.bottom || name.top >= bar.bottom;
    };
    await visitor.holds('the name in the bar is whole, or not shown', isNameWhole, undefined);
  });

  await test.step('the library: an article, a module and the search', async () => {
    await onBoth(visitor, 'library', async () => {
      await visitor.open('/resources?lang=en');
      await visitor.sees('main article h3');
    });
    const [article, module] = await Promise.all(
      ['/api/articles?locale=en', '/api/training-modules?locale=en'].map(firstSlug),
    );
    await onBoth(visitor, 'article', async () => {
      await visitor.open(`/resources?article=${article}&lang=en`);
      await visitor.sees('article h1');
      await visitor.sees('article p');
    });
    await onBoth(visitor, 'module', async () => {
      await visitor.open(`/resources?module=${module}&lang=en`);
      await visitor.sees('article h1');
    });
    await visitor.open(`/bilingual?article=${article}&lang=en`);
    await visitor.sees('main h1');
    if (!visitor.engine.hasScripts) return;
    await visitor.open('/resources?lang=en');
    await visitor.fills('main [role=search] input, main input[type=search]', 'prayer');
    await visitor.sees('main mark, main [role=status]');
  });
}

async function firstSlug(call: string): Promise<string> {
  const answer: unknown = await (await fetch(runningStack().url + call)).json();
  return (answer as { data: [{ slug: string }] }).data[0].slug;
}

export async function opensDialogs(visitor: Visitor): Promise<void> {
  for (const [name, path] of [
    ['gospel', '/?gospel=1&lang=en'],
    ['timeline', '/?event=all&lang=en#revival'],
  ] as const) {
    await test.step(name, () =>
      onBoth(visitor, name, async () => {
        await visitor.open(path);
        await expectReachable(visitor);
      }),
    );
  }

  await test.step('a photo of a shared timeline, closed by two quick Escapes', async () => {
    // The media of an event load when somebody comes near them.
    await visitor.sees('[role=dialog] article > :last-child');
    await visitor.taps('[role=dialog] figure a');
    await visitor.sees('[role=dialog][data-surface=night] img, [role=dialog][data-surface=night] video');
    const length = await visitor.read(() => {
      const [tile] = Array.from(document.querySelectorAll('[role=dialog] figure a'));
      const shown = document.querySelector('[role=dialog][data-surface=night] img');
      return { tile: tile?.getBoundingClientRect().width ?? 0, shown: shown?.getBoundingClientRect().width ?? 1_000 };
    });
    expect(length.shown, 'an enlarged photo is larger than its tile').toBeGreaterThan(length.tile);
    await picture(visitor, { name: 'photo', size: desktop });
    await visitor.engine.press('Escape');
    await visitor.engine.press('Escape');
    await visitor.holds(
      'the timeline or home is there',
      () => location.pathname === '/' && document.title !== '',
      undefined,
    );
  });

  await test.step('counseling', () =>
    onBoth(visitor, 'counseling', async () => {
      await visitor.open('/marriage-ministry?lang=en');
      const { right } = await visitor.sees('nav a, nav button', 'Prayer');
      await visitor.taps('main button[aria-haspopup=dialog], main button', 'Schedule Counseling');
      await visitor.sees('#counseling-request-firstName');
      expect((await visitor.sees('nav a, nav button', 'Prayer')).right, 'the bar does not move').toBe(right);
      await expectReachable(visitor);
    }));
  await closeDialog(visitor);

  await test.step('a video', async () => {
    await visitor.open('/?lang=en');
    // What lies below the first screen comes alive when somebody is there.
    await visitor.taps('main h1');
    await visitor.taps('#prayer h2');
    await visitor.sees(alive);
    await visitor.taps('#revival a[aria-haspopup=dialog]', 'Play');
    // Browsers without the codec say so, and offer the file.
    await visitor.sees('[role=dialog] video, [role=dialog] iframe, [role=dialog] [role=alert]');
    await picture(visitor, { name: 'video', size: desktop });
    await closeDialog(visitor);
  });
}

/** Sends what the page's own code sends, and looks for each in the database. */
export async function sendsForms(visitor: Visitor, locale: Locale): Promise<void> {
  const words = allTexts[locale];
  const text = `${visitor.engine.name} ${locale} ${randomUUID()}`;
  const name = visitor.engine.name.replace(/\W/g, '');
  const expectStored = async (kind: Parameters<typeof countStored>[0], began: Date) =>
    expect(await countStored(kind, text, began), 'stored once').toBe(1);

  await test.step(`prayer in ${locale}, with an error and without`, async () => {
    const began = new Date();
    await visitor.engine.resize(phone);
    await visitor.open(`/prayer?lang=${locale}`);
    await visitor.sees('main form');
    await fillPerson(visitor, 'prayer-request', name);
    await visitor.sees(alive);
    await visitor.taps('main form button[type=submit]');
    await visitor.sees('main form [aria-invalid=true]');
    await visitor.sees('#prayer-request-prayerRequest-error', words['prayerRequest.prayerRequest.tooShort']);
    await picture(visitor, { name: 'prayer-error', size: phone });
    await visitor.fills('#prayer-request-prayerType', 'family');
    await visitor.fills('#prayer-request-prayerRequest', text);
    await visitor.fills('#prayer-request-humanCheck', await visitor.solvesSum());
    await visitor.taps('main form button[type=submit]');
    await visitor.sees('[role=dialog]', words['prayerRequest.sent']);
    await picture(visitor, { name: 'prayer-sent', size: phone });
    await expectStored('prayer-request', began);
  });

  await test.step(`contact in ${locale}`, async () => {
    const began = new Date();
    await visitor.open(`/contact?lang=${locale}`);
    await fillPerson(visitor, 'contact-general', name);
    await visitor.fills('#contact-general-notes', text);
    await visitor.sees(alive);
    await visitor.taps('main form button[type=submit]');
    await visitor.sees('main', words['contactRequest.received']);
    await expectStored('contact-request', began);
  });

  await test.step(`the gospel’s form in ${locale}`, async () => {
    const began = new Date();
    await visitor.open(`/?gospel=1&lang=${locale}`);
    await visitor.taps('[role=dialog] button', words['gospelDialog.connect']);
    // Until the dialog has come, the page has the form as well.
    await visitor.sees('[role=dialog] #contact-gospel', words['contactRequest.submit']);
    await fillPerson(visitor, 'contact-gospel', name);
    await visitor.fills('#contact-gospel-notes', text);
    await visitor.taps('#contact-gospel button[type=submit]');
    await visitor.sees('body', words['gospelDialog.sent']);
    await expectStored('contact-request', began);
  });

  await test.step(`counseling in ${locale}`, async () => {
    const began = new Date();
    await visitor.open(`/marriage-ministry?lang=${locale}`);
    await visitor.taps('main button', words['counseling.schedule']);
    await fillPerson(visitor, 'counseling-request', name);
    await visitor.fills('#counseling-request-phone', '202-555-0143');
    await visitor.fills('#counseling-request-counselingFor', text);
    await visitor.taps('#counseling-request button[type=submit]');
    await visitor.sees('main', words['counselingRequest.sent']);
    await expectStored('counseling-request', began);
  });
}

export async function keepsAndReadsOffline(visitor: Visitor, line: Line): Promise<void> {
  await test.step('keep a module, and read it without a connection', async () => {
    await visitor.engine.resize(phone);
    const path = '/resources?module=hospital-visitation&lang=en';
    await visitor.open(path);
    await visitor.taps('article button', 'Keep on this device');
    await visitor.taps('article button', 'Keep it (');
    await visitor.sees('article', 'It is kept.');
    await picture(visitor, { name: 'kept', size: phone });
    line.cut();
    await visitor.open(path);
    await visitor.sees('article h1', 'Hospital Visitation');
    line.mend();
  });

  await test.step('its quiz', async () => {
    await visitor.open('/resources?module=hospital-visitation&quiz=1&lang=en');
    await expectReachable(visitor);
    await visitor.taps('[role=dialog] button[aria-pressed]');
    // “Correct!” or “Incorrect”.
    await visitor.sees('[role=dialog] [role=status]', 'orrect');
    await picture(visitor, { name: 'quiz', size: phone });
  });
}

async function signIn(visitor: Visitor, path: string, { email, password }: Account): Promise<void> {
  await visitor.engine.resize(phone);
  await visitor.open(path);
  await visitor.fills('input[type=email]', email);
  await visitor.fills('input[name=password]', password);
  await visitor.taps('form button[type=submit]');
}

/** Hides a photo of an event from visitors. */
export async function changesMedia(visitor: Visitor, admin: Account): Promise<void> {
  await test.step('/admin', async () => {
    const event = await createEvent(`In ${visitor.engine.name}`);
    try {
      await addPictures(event.id, admin, ['Dawn', 'Dusk']);
      await signIn(visitor, `/admin?event=${event.id}&lang=en`, admin);
      await visitor.taps('main li button', 'Hide from visitors: Dawn');
      await visitor.sees('main li', 'Hidden from visitors');
      await picture(visitor, { name: 'admin', size: phone });
      await expect.poll(() => publicCaptions(event.id, 'en')).toEqual(['Dusk']);
      await visitor.taps('main button', 'Sign out');
      await visitor.sees('input[name=password]');
    } finally {
      await event.remove();
    }
  });
}

/** Makes a certificate on a device that has passed every quiz, and checks it by its number. */
export async function makesCertificate(visitor: Visitor, locale: Locale): Promise<void> {
  const text = allTexts[locale];
  const number = await test.step(`a certificate in ${locale}`, async () => {
    await visitor.engine.resize(phone);
    await visitor.open(`/about?lang=${locale}`);
    await visitor.engine.run(
      (passed) => {
        for (const { key, result } of passed) localStorage.setItem(key, JSON.stringify(result));
      },
      Array.from((await passedQuizzes(locale)).values()),
    );
    await visitor.open(`/resources?tab=training&lang=${locale}`);
    await visitor.taps('main h1');
    await visitor.sees('#certificate h2', text['certificate.ready.title']);
    await visitor.taps('#certificate form button[type=submit]');
    await visitor.sees('#certificate [aria-invalid=true]');
    await visitor.fills('#certificate input[name=name]', 'Ana Ruiz');
    await visitor.taps('#certificate form button[type=submit]');
    await visitor.sees('#certificate [role=status]', text['certificate.ready']);
    const issued = await visitor.read(
      () =>
        /(?:\w{4}-){5}\w{4}/.exec(document.querySelector('#certificate [role=status]')?.textContent ?? '')?.[0] ?? '',
    );
    await visitor.sees('#certificate a[download]', text['certificate.save']);
    await picture(visitor, { name: 'certificate', size: phone });
    return issued;
  });
  await checksCertificate(visitor, number, locale);
}

/** A number that is none, and one that is; without scripts too. */
export async function checksCertificate(visitor: Visitor, number: string, locale: Locale): Promise<void> {
  const text = allTexts[locale];
  const check = async (typed: string, answer: string) => {
    await visitor.open(`/certificate?lang=${locale}`);
    await visitor.taps('main h1');
    if (visitor.engine.hasScripts) await visitor.sees(alive);
    await visitor.fills('#certificate-number', typed);
    await visitor.taps('main form button[type=submit]');
    await visitor.sees('main', answer);
  };
  await test.step(`its number is checked in ${locale}`, async () => {
    await check('123', text['certificate.number.invalid']);
    await check(number.toLowerCase(), text['certificate.check.not-given']);
  });
}

/** A number that was issued to somebody else. */
export async function issuedNumber(locale: Locale): Promise<string> {
  const answers = Object.fromEntries(
    Array.from(await passedQuizzes(locale), ([slug, { result }]) => [slug, result.answers]),
  );
  const answer = await fetch(`${runningStack().url}/api/certificates`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...randomAddress() },
    body: JSON.stringify({ name: 'Ana Ruiz', locale, bothLanguages: false, answers }),
  });
  return ((await answer.json()) as { number: string }).number;
}

export async function worksAtDesk(visitor: Visitor, member: Account): Promise<void> {
  await test.step('the desk', async () => {
    await signIn(visitor, '/desk?lang=en', member);
    await visitor.sees('main a[href*="/desk?"]');
    await picture(visitor, { name: 'desk', size: phone });
    await visitor.taps('button', 'I prayed');
    await visitor.sees('[role=status]', 'Thank you.');
    await picture(visitor, { name: 'desk-prayed', size: phone });
    await visitor.taps('a, button', 'Next');
  });
}
