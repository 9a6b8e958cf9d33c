import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { changedRecord, recordKey, useModuleRecords, parseRecord } from './use-module-record';

const slugs = ['visits', 'weddings', 'grief'];
const record = changedRecord(null, { ticked: [1] }, new Date('2026-11-24T08:00:00Z'));

beforeEach(() => {
  window.localStorage.clear();
});

test('what else is stored under the key of one module changes no other module', () => {
  window.localStorage.setItem(recordKey('visits'), '\n<img src=x>\n');
  window.localStorage.setItem(recordKey('grief'), JSON.stringify(record, null, 2));
  const { result } = renderHook(() => useModuleRecords(slugs));
  expect(result.current).toEqual({ grief: record });
});

const now = new Date('2026-11-24T08:00:00Z');

test('a record keeps what is not changed, and when it was changed', () => {
  const begun = changedRecord(null, { section: 'module-overview' }, new Date('2026-11-23T08:00:00Z'));
  const ticked = changedRecord(begun, { ticked: [2] }, now);
  expect(ticked).toEqual({ section: 'module-overview', isRead: false, ticked: [2], at: now.toISOString() });
  expect(parseRecord(JSON.stringify(ticked))).toEqual(ticked);
});

test('a section that this version does not have is none', () => {
  const record = changedRecord(null, { isRead: true }, now);
  expect(parseRecord(JSON.stringify({ ...record, section: 'module-songs' }))).toEqual(record);
});

test.each([
  null,
  '',
  'no JSON',
  '[]',
  '{}',
  '{"section":null,"isRead":"yes","ticked":[],"at":"2026-11-24"}',
  '{"section":null,"isRead":true,"ticked":{},"at":"2026-11-24"}',
  '{"section":null,"isRead":true,"ticked":[],"at":"some day"}',
])('is not read from anything else: %s', (text) => {
  expect(parseRecord(text)).toBeNull();
});
