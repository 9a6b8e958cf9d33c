import { beforeAll, expect, test } from 'vitest';
import { publishSingle } from './support/admin';
import { call } from './support/http';
import { homePage } from './support/pages';
import { tokenOf } from './support/signed-in';
import { homePageParts } from './support/site-pages';

const uid = 'api::home-page.home-page';
const content = (mark: string) => ({ ...homePage(mark), ...homePageParts(mark) });

let token: string;

beforeAll(async () => {
  token = await tokenOf();
  await publishSingle(token, uid, 'en', content('at first'));
});

test('a page is there for every visitor while it is published again', async () => {
  const statuses = new Map<number, number>();
  let isPublishing = true;
  const readAlong = async () => {
    while (isPublishing) {
      const { status } = await call('/api/home-page?locale=en');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const readers = Array.from({ length: 6 }, readAlong);
  for (let time = 0; time < 6; time += 1) await publishSingle(token, uid, 'en', content(`for the ${time}th time`));
  isPublishing = false;
  await Promise.all(readers);
  expect([...statuses.keys()]).toEqual([200]);
  expect(statuses.get(200)).toBeGreaterThan(6);
}, 60_000);
