import { expect, test } from 'vitest';
import { forgetSomebody, type ForgetService } from './forget-somebody';

/** A CMS that holds so many requests of one person. */
function serviceWith(prayer: number, contact = 0): ForgetService & { left: () => number } {
  const stored = {
    prayer: Array.from({ length: prayer }, () => 'A confided text'),
    contact: Array.from({ length: contact }, () => 'A confided text'),
    counseling: [],
  };
  return {
    left: () => stored.prayer.length + stored.contact.length,
    find: (text) => Promise.resolve(text.includes('@') ? structuredClone(stored) : null),
    remove(found) {
      stored.prayer = [];
      stored.contact = [];
      return Promise.resolve({ prayer: found.prayer.length, contact: found.contact.length, counseling: 0 });
    },
  };
}

let remembered: { text: string; left: number }[] = [];

async function talk(
  service: ReturnType<typeof serviceWith>,
  given: string | undefined,
  yes: boolean,
  answers: readonly string[],
) {
  const said: string[] = [];
  remembered = [];
  const left = [...answers];
  await forgetSomebody(service, {
    given,
    yes,
    ask(question) {
      said.push(question);
      const answer = left.shift();
      return answer === undefined ? Promise.reject(new Error(`Nobody answers: ${question}`)) : Promise.resolve(answer);
    },
    say: (line) => said.push(line),
    remember: (text) => remembered.push({ text, left: service.left() }),
  });
  return said.join('\n');
}

test('asks for the address when none was given, and before deleting', async () => {
  const service = serviceWith(2, 1);
  const said = await talk(service, undefined, false, ['ana@example.com', 'yes']);
  expect(service.left()).toBe(0);
  expect(said).toContain('Reference or email address');
  expect(said).toContain('Stored under that: 2 prayer requests, 1 contact request.');
  expect(said).toContain('Deleted: 2 prayer requests, 1 contact request.');
  expect(said).not.toContain('confided');
  expect(said).not.toContain('ana@example.com');
});

test.each(['', 'no', 'y', 'ye s'])('deletes nothing when the answer is "%s"', async (answer) => {
  const service = serviceWith(1);
  expect(await talk(service, 'ana@example.com', false, [answer])).toContain('Nothing was deleted');
  expect(service.left()).toBe(1);
  expect(remembered).toEqual([]);
});

test('asks nothing when told not to', async () => {
  const service = serviceWith(1);
  expect(await talk(service, 'ana@example.com', true, [])).toContain('Deleted: 1 prayer request.');
  expect(remembered).toEqual([1, 0].map((left) => ({ text: 'ana@example.com', left })));
});

test('says so when nothing is stored, and does not ask', async () => {
  expect(await talk(serviceWith(0), 'ana@example.com', false, [])).toBe('Nothing is stored under that.');
  expect(remembered).toHaveLength(1);
});

test('refuses what names nobody', async () => {
  await expect(talk(serviceWith(1), 'Ana', true, [])).rejects.toThrow('neither a reference');
});
