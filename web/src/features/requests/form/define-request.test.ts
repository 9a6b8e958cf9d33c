import { afterEach, expect, test, vi } from 'vitest';
import { contactRequests } from '../contact/contact-request';

const { gospel, general } = contactRequests;

afterEach(() => vi.unstubAllEnvs());

test('a draft outlives its form in the browser, apart from that of another form', () => {
  vi.stubEnv('SSR', false);
  gospel.store().saveDraft({ ...gospel.initialValues, notes: 'What is faith?' });
  expect(gospel.store().readDraft().notes).toBe('What is faith?');
  expect(general.store().readDraft().notes).toBe('');
});

test('the server, which all visitors share, stores none', () => {
  vi.stubEnv('SSR', true);
  gospel.store().saveDraft({ ...gospel.initialValues, notes: 'What is faith?' });
  expect(gospel.store().readDraft()).toEqual(gospel.initialValues);
});
