import { expect, test } from 'vitest';
import { solved } from '../../contracts/proof-of-work.cases';
import { createChallenge, provenChallenge } from './proof-of-work';

const now = Date.UTC(2026, 10, 22, 9);
const minute = 60_000;
const subject = { secret: 'a-secret-of-this-test', addressDigest: 'address', bodyDigest: 'body' };

const challenge = createChallenge(subject, now);
const proof = solved(challenge);

test('a proof holds for what its challenge was given for, for ten minutes', () => {
  expect(provenChallenge(proof, subject, now)).toBe(challenge.challenge);
  expect(provenChallenge(proof, subject, now + 10 * minute - 1)).toBe(challenge.challenge);
  expect(provenChallenge(proof, subject, now + 10 * minute)).toBeNull();
});

test.each([
  ['another address', { ...subject, addressDigest: 'other' }],
  ['another request', { ...subject, bodyDigest: 'other' }],
  ['a site with another secret', { ...subject, secret: 'other' }],
])('it does not hold for %s', (_, other) => {
  expect(provenChallenge(proof, other, now)).toBeNull();
});

test('a clock that was set back makes no challenge last longer', () => {
  expect(provenChallenge(proof, subject, now - minute)).toBeNull();
});

const [, attempts = ''] = proof.split(' ');
const [expiry = '', signature = ''] = challenge.challenge.split('.');
const later = (now + 60 * minute).toString(36);

test.each([
  ['nothing', null],
  ['an empty header', ''],
  ['what is no proof', 'please'],
  ['a challenge alone', challenge.challenge],
  ['fewer answers', `${challenge.challenge} ${attempts.split(',').slice(1).join(',')}`],
  ['more answers', `${proof},0`],
  ['answers in another order', `${challenge.challenge} ${attempts.split(',').reverse().join(',')}`],
  ['a challenge of their own', solved({ ...challenge, challenge: `${expiry}.${'A'.repeat(22)}` })],
  ['an easier one', solved({ ...challenge, difficulty: 1 })],
  ['a later end', solved({ ...challenge, challenge: `${later}.${signature}` })],
  ['more behind it', solved({ ...challenge, challenge: `${challenge.challenge}.A` })],
])('%s proves nothing', (_, header) => {
  expect(provenChallenge(header, subject, now)).toBeNull();
});
