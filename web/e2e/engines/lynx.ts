import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { inLanguage, type Locale } from '../support/language';
import { allTexts } from '../support/texts';
import { findProgram } from './fetch-engines';
import type { Line } from './line';
import { expectStoredOnce, plainForms, referenceIn } from './plain-forms';
import { attempt } from '../../../scripts/lib/run';

/** Lynx on a terminal that nobody sees, which reads its keys from a pipe. */
async function startLynx(address: string) {
  const folder = mkdtempSync(join(tmpdir(), 'lynx-'));
  const keys = join(folder, 'keys');
  // A number leads to a link or a field, and a field is written in once it was entered.
  writeFileSync(
    join(folder, 'lynx.cfg'),
    ['DEFAULT_KEYPAD_MODE:LINKS_AND_FIELDS_ARE_NUMBERED', 'ACCEPT_ALL_COOKIES:TRUE', 'CHARACTER_SET:utf-8'].join('\n'),
  );
  await attempt({ command: 'mkfifo', args: [keys], cwd: folder });
  const lynx = await findProgram(['lynx'], 'lynx');
  const command = `stty cols 120 rows 500; ${lynx} -cfg=lynx.cfg -nopause -tna -cmd_script=keys '${address}'`;
  const terminal = await findProgram(['script'], 'bsdutils');
  const program = spawn(terminal, ['-qfec', command, 'terminal'], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, HOME: folder, TERM: 'vt100', LANG: 'C.UTF-8' },
  });
  const ended = new Promise((resolve) => program.on('exit', resolve));
  const pipe = createWriteStream(keys);
  const press = (...pressed: string[]) => pressed.forEach((key) => pipe.write(`key ${key}\n`));
  const type = (text: string) => press(...Array.from(text, (letter) => (letter === ' ' ? '0x20' : letter)));
  let pages = 0;
  const at = {
    /** The page, as Lynx prints it into a file. */
    async page(): Promise<string> {
      pages += 1;
      const file = `page-${pages}`;
      press('p', '^J', '^U');
      type(file);
      press('^J');
      const read = () => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '');
      await expect.poll(read, 'Lynx prints its page').not.toBe('');
      return read();
    },
    /** Enters the first link or field after this, which may name its number itself. */
    enter(page: string, pattern: RegExp) {
      const found = pattern.exec(page);
      const number =
        found?.[1] ?? /\[(\d+)/.exec(page.slice((found?.index ?? page.length) + (found?.[0].length ?? 0)))?.[1];
      if (number === undefined) throw new Error(`Lynx shows nothing for ${pattern} here:\n${page}`);
      type(`${number}g`);
      press('^J', '^J');
    },
    fill(page: string, label: string, value: string) {
      at.enter(page, lineOf(label));
      press('^U');
      type(value);
      press('^I');
    },
    /** Takes the second of what can be chosen. */
    choose(page: string, label: string) {
      at.enter(page, lineOf(label));
      press('Down Arrow', '^J');
    },
    /** Presses a button, and returns the page to which it leads. */
    send(page: string, label: string): Promise<string> {
      at.enter(page, new RegExp(`\\[(\\d+)[^\\n]*BUTTON\\) ${label}`));
      return at.page();
    },
    async close() {
      press('Q');
      pipe.end();
      await ended;
      if (!process.env.LYNX_KEEP) rmSync(folder, { recursive: true });
    },
  };
  return at;
}

/** A label, which has a line of its own above its field. */
const lineOf = (label: string) => new RegExp(`^ *${label.replaceAll(/[?+¿]/g, '[$&]')}[*]?$`, 'm');

const labels: Readonly<Record<string, keyof typeof allTexts.en>> = {
  firstName: 'submission.firstName',
  lastName: 'submission.lastName',
  email: 'submission.email',
  phoneNumber: 'submission.phone',
  phone: 'submission.phone',
  prayerType: 'prayerRequest.prayerType',
  prayerRequest: 'prayerRequest.prayerRequest',
  counselingFor: 'counselingRequest.counselingFor',
  reference: 'prayerThanks.reference',
  thanks: 'prayerThanks.thanks',
};

const ownTexts = {
  'prayer-request': { submit: 'prayerRequest.submit' },
  'prayer-thanks': { submit: 'prayerThanks.submit' },
  'contact-general': { submit: 'contactRequest.submit.general', notes: 'contactRequest.message' },
  'contact-gospel': { submit: 'contactRequest.submit', notes: 'contactRequest.notes' },
  'counseling-request': { submit: 'counselingRequest.submit' },
} as const satisfies Record<string, Record<string, keyof typeof allTexts.en>>;

/** Sends every form in Lynx, first with an error, and looks for it in the database. */
export async function sendsFormsInLynx(locale: Locale, line: Line): Promise<void> {
  const words = allTexts[locale];
  const text = `Lynx ${locale} ${randomUUID()}`;
  let reference = '';
  for (const next of plainForms(text, () => reference)) {
    const form = next();
    const own: Readonly<Record<string, keyof typeof allTexts.en>> = ownTexts[form.id];
    const label = (name: string) => words[own[name] ?? labels[name] ?? 'submission.email'];
    await test.step(`${form.id} in ${locale}, in Lynx`, async () => {
      const began = new Date();
      line.changeAddress();
      const lynx = await startLynx(line.url + inLanguage(form.path, locale));
      try {
        const empty = await lynx.page();
        const [[first, right] = ['', ''], ...others] = Object.entries(form.typed);
        if (form.wrong !== '') lynx.fill(empty, label(first), form.wrong);
        for (const [name, value] of others) {
          if (name === 'prayerType') lynx.choose(empty, label(name));
          else lynx.fill(empty, label(name), value);
        }
        const refused = await lynx.send(empty, label('submit'));
        expect(refused).toContain(words[form.problem]);
        expect(refused, 'what was typed is still there').toContain(text);
        lynx.fill(refused, label(first), right);
        const check = await lynx.send(refused, label('submit'));
        expect(check).toContain(words['formSteps.check.title']);
        expect(check).toContain(text);
        const [problem = '', one, other] = /(\d+) \+ (\d+)/.exec(check) ?? [];
        lynx.fill(
          check,
          words['formSteps.check.sum'].replace('{problem}', problem),
          String(Number(one) + Number(other)),
        );
        const sent = await lynx.send(check, words['formSteps.check.send']);
        expect(sent).toContain(words[form.sent]);
        reference = referenceIn(sent);
        await expectStoredOnce(form, text, began);
      } finally {
        await lynx.close();
      }
    });
  }
}
