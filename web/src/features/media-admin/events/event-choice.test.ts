import type { RevivalEvent } from '@contracts/revival-event';
import { expect, test } from 'vitest';
import { matchingEvents } from './event-choice';

const event = (title: string, location: string, date: string): RevivalEvent => ({
  id: title,
  locale: 'es',
  title,
  location,
  date,
  attendance: 0,
  salvations: 0,
  healings: 0,
  description: '',
});

const events = [
  event('Noches de Sión', 'Multán, Pakistán', '2025-08-16'),
  event('Campaña en la plaza', 'Ambato, Ecuador', '2024-03-02'),
];

test.each([
  ['', ['Noches de Sión', 'Campaña en la plaza']],
  ['  ', ['Noches de Sión', 'Campaña en la plaza']],
  ['SION', ['Noches de Sión']],
  ['ecuador plaza', ['Campaña en la plaza']],
  ['2025', ['Noches de Sión']],
  ['Multán ecuador', []],
])('“%s” finds %j', (query, titles) => {
  expect(matchingEvents(events, query).map(({ title }) => title)).toEqual(titles);
});
