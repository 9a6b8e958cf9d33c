import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { changedRecord, recordKey } from './module-record';
import { useModuleRecords } from './use-module-record';

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
