import { expect, it } from 'vitest';
import type { OpenRequest } from '@contracts/prayer-desk';
import { differences, hasUnsavedStep, isUnsaved, unsavedEdits } from './request-edits';

const request: OpenRequest = {
  kind: 'counseling',
  reference: 'ABC-1',
  language: 'en',
  receivedAt: '2026-11-20T12:00:00.000Z',
  status: 'new',
  urgent: false,
  confidential: false,
  spam: false,
  spamReason: null,
  assignee: { id: 4, name: 'Ana' },
  followUpOn: null,
  prayerType: null,
  prayerCount: 0,
  lastPrayedAt: null,
  thankedAt: null,
  deletedOn: '2027-11-20',
  revision: 3,
  firstName: 'A',
  lastName: 'B',
  email: 'a@example.org',
  phone: null,
  phoneSafety: null,
  details: {},
  text: null,
  wantsContact: true,
  thanks: null,
  thanksMayBeShared: false,
  source: null,
  enteredBy: null,
  teamNotes: null,
  nextStep: null,
};

it('saves only what was touched and differs', () => {
  expect(unsavedEdits({}, request)).toEqual({});
  expect(unsavedEdits({ status: 'new', assigneeId: 4, followUpOn: null }, request)).toEqual({});
  expect(unsavedEdits({ status: 'answered', assigneeId: 4 }, request)).toEqual({ status: 'answered' });
  expect(unsavedEdits({ assigneeId: null, followUpOn: '2026-12-01' }, request)).toEqual({
    assigneeId: null,
    followUpOn: '2026-12-01',
  });
});

it('knows the next step apart from the rest', () => {
  expect(hasUnsavedStep({ status: 'answered', nextStep: null }, request)).toBe(false);
  expect(hasUnsavedStep({ nextStep: 'Call her' }, request)).toBe(true);
  expect(hasUnsavedStep({ followUpOn: '2026-12-01' }, request)).toBe(true);
  expect(hasUnsavedStep({ followUpOn: '2026-12-01' }, { ...request, kind: 'contact' })).toBe(false);
  expect(unsavedEdits({ nextStep: 'Call her' }, { ...request, nextStep: 'Call her' })).toEqual({});
  expect(differences(request, { ...request, nextStep: 'Call her' })).toEqual(['nextStep']);
});

it('has nothing left to save once somebody else did the same', () => {
  const edits = { status: 'answered' } as const;
  expect(isUnsaved(edits, request)).toBe(true);
  expect(isUnsaved(edits, { ...request, status: 'answered', revision: 4 })).toBe(false);
});

it('tells what somebody else changed, and that prayers came in between tells nobody', () => {
  const prayed = { ...request, revision: 4, prayerCount: 1, lastPrayedAt: '2026-11-21' };
  expect(differences(request, prayed)).toEqual([]);
  expect(differences(request, { ...prayed, status: 'praying' })).toEqual([]);
  expect(differences(request, { ...request, revision: 4, status: 'praying' })).toEqual(['status']);
  const changed = { status: 'answered', assignee: null, followUpOn: '2026-12-01', teamNotes: 'Called her.' } as const;
  expect(differences(request, { ...request, ...changed })).toEqual(['status', 'assignee', 'followUpOn', 'teamNotes']);
});
