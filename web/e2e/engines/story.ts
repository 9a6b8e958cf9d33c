import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { desktop, phone, type Size, type Visitor } from './engine';
import type { Line } from './line';

const words = {
  en: { prayer: '/prayer?lang=en', sent: 'Prayer Request Submitted', received: 'We have your message' },
  es: { prayer: '/prayer?lang=es', sent: 'Petición de Oración Enviada', received: 'Recibimos su mensaje' },
} as const;

/** A form that its own code sends. */
const alive = 'main form[data-hydrated=true]';

const pictures = process.env.ENGINE_PICTURES;

type Scene = { name: string; size: Size };

/** Kept for whoever wants to look at them. */
async function picture({ engine }: Visitor, { name, size }: Scene): Promise<void> {
  if (pictures === undefined) return;
  mkdirSync(pictures, { recursive: true });
  const file = `${engine.name.replace(/\W+/g, '-')}-${name}-${size === phone ? 'phone' : 'desktop'}.png`;
  await engine.picture(join(pictures, file));
}

async function onBoth(visitor: Visitor, name: string, look: (size: Size) => Promise<void>): Promise<void> {
  for (const size of [phone, desktop]) {
    await visitor.engine.resize(size);
    await look(size);
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

async function solveSum(visitor: Visitor): Promise<string> {
  await visitor.holds('a sum is asked for', () => /(\d+) \+ (\d+) =/.test(document.body.innerText), undefined);
  return visitor.read(() => {
    const [, first, second] = /(\d+) \+ (\d+) =/.exec(document.body.innerText) ?? [];
    return String(Number(first) + Number(second));
  });
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
      await visitor.taps('nav button[aria-controls]', 'menu');
      await visitor.sees('nav a[href="/resources"]');
      await picture(visitor, { name: 'menu', size: phone });
      await visitor.taps('nav button[lang=es]');
    } else {
      await visitor.taps('footer a[hreflang=es]');
    }
    await visitor.holds('the page is Spanish', () => document.documentElement.lang === 'es', undefined);
  });

  await test.step('the library: an article, a module and the search', async () => {
    await onBoth(visitor, 'library', async () => {
      await visitor.open('/resources?lang=en');
      await visitor.sees('main article h3');
    });
    const [article, module] = await Promise.all(
      ['/api/articles?locale=en', '/api/training-modules?locale=en'].map((call) => firstSlug(visitor, call)),
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

async function firstSlug({ engine }: Visitor, call: string): Promise<string> {
  const answer = await engine.run(async (address): Promise<unknown> => (await fetch(address)).json(), call);
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
      await visitor.taps('main button[aria-haspopup=dialog], main button', 'Schedule Counseling');
      await visitor.sees('#counseling-request-firstName');
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

export async function sendsForms(visitor: Visitor, locale: keyof typeof words): Promise<void> {
  const text = words[locale];
  const name = `${visitor.engine.name.replace(/\W/g, '')}${locale}`;
  await test.step(`prayer in ${locale}, with an error and without`, async () => {
    await visitor.engine.resize(phone);
    await visitor.open(text.prayer);
    await visitor.sees('main form');
    await fillPerson(visitor, 'prayer-request', name);
    await visitor.sees(alive);
    await visitor.taps('main form button[type=submit]');
    await visitor.sees('main form [aria-invalid=true]');
    await picture(visitor, { name: 'prayer-error', size: phone });
    await visitor.fills('#prayer-request-prayerType', 'family');
    await visitor.fills('#prayer-request-prayerRequest', 'Please pray for my mother.');
    await visitor.fills('#prayer-request-humanCheck', await solveSum(visitor));
    await visitor.taps('main form button[type=submit]');
    await visitor.sees('[role=dialog]', text.sent);
    await picture(visitor, { name: 'prayer-sent', size: phone });
  });

  await test.step(`contact in ${locale}`, async () => {
    await visitor.open(`/contact?lang=${locale}`);
    await fillPerson(visitor, 'contact-general', name);
    await visitor.fills('#contact-general-notes', 'A question.');
    await visitor.sees(alive);
    await visitor.taps('main form button[type=submit]');
    await visitor.sees('main', text.received);
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
    await visitor.sees('[role=dialog] button[aria-pressed]');
    await picture(visitor, { name: 'quiz', size: phone });
  });
}

type Account = { email: string; password: string };

export async function worksAtDesk(visitor: Visitor, member: Account): Promise<void> {
  await test.step('the desk', async () => {
    await visitor.engine.resize(phone);
    await visitor.open('/desk?lang=en');
    await visitor.fills('input[type=email]', member.email);
    await visitor.fills('input[name=password]', member.password);
    await visitor.taps('form button[type=submit]');
    await visitor.sees('main a[href*="/desk?"]');
    await picture(visitor, { name: 'desk', size: phone });
    await visitor.taps('button', 'I prayed');
    await visitor.sees('[role=status]', 'Thank you.');
    await picture(visitor, { name: 'desk-prayed', size: phone });
    await visitor.taps('a, button', 'Next');
  });
}
