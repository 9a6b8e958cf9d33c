import { randomInt, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { inject } from 'vitest';
import { validContactRequest } from '../../src/contracts/contact-request.cases';
import { validCounselingRequest } from '../../src/contracts/counseling-request.cases';
import {
  conflictSchema,
  deskPath,
  nextSchema,
  requestSchema,
  requestsSchema,
  summarySchema,
  teamSchema,
  type DeskSummary,
  type OpenRequest,
  type RequestKind,
} from '../../src/contracts/prayer-desk';
import { validPrayerRequest } from '../../src/contracts/prayer-request.cases';
import { databaseOf, type Row } from './database';
import { call, succeed, type Answer, type Call } from './http';
import { submit } from './submissions';

export const minute = 60_000;

const kinds = {
  prayer: { path: '/api/prayer-requests', table: 'prayer_requests', valid: validPrayerRequest },
  contact: { path: '/api/contact-requests', table: 'contact_requests', valid: validContactRequest },
  counseling: { path: '/api/counseling-requests', table: 'counseling_requests', valid: validCounselingRequest },
};

/** Queries the database of this run's CMS directly. */
export function query(sql: string): Promise<Row[]> {
  return databaseOf(inject('cms').environment)(sql);
}

const earlier = (column: string, milliseconds: number) =>
  inject('cms').environment['DATABASE_URL'] === undefined
    ? `${column} - ${milliseconds}`
    : `${column} - interval '${milliseconds} milliseconds'`;

/** Archives all stored requests and ages their prayers, so that the desk is empty. */
export async function emptyDesk(): Promise<void> {
  for (const { table } of Object.values(kinds)) {
    await query(`UPDATE ${table} SET review_status = 'archived', spam = false, closed_at = received_at`);
    if (table === 'prayer_requests') await query('UPDATE prayer_requests SET thanks = NULL, thanked_at = NULL');
  }
  await query('DELETE FROM prayers');
}

export type Sent = { kind: RequestKind; reference: string };

type Circumstances = { ago?: number; urgent?: boolean; spam?: boolean; body?: object };

/** Sends a request through its form, with its arrival moved into the past. */
export async function send(kind: RequestKind, circumstances: Circumstances = {}): Promise<Sent> {
  const { path, table, valid } = kinds[kind];
  const { ago = 0, urgent = false, spam = false, body } = circumstances;
  const { reference } = await submit(
    path,
    { ...valid, ...body },
    { headers: { 'X-Forwarded-For': `198.18.${randomInt(256)}.${randomInt(256)}` } },
  );
  await query(
    `UPDATE ${table} SET urgent = ${urgent}, spam = ${spam}, received_at = ${earlier('received_at', ago)}
     WHERE reference = '${reference}'`,
  );
  return { kind, reference };
}

/** Moves all openings this far into the past. */
export async function openedLongAgo(milliseconds: number): Promise<void> {
  await query(`UPDATE reading_records SET read_at = ${earlier('read_at', milliseconds)}`);
}

export const requestPath = ({ kind, reference }: Sent, action = '') =>
  `${deskPath}/requests/${kind}/${reference}${action}`;

const requestOf = ({ json }: Answer): OpenRequest => v.parse(requestSchema, json).request;

export async function open(token: string, sent: Sent): Promise<OpenRequest> {
  return requestOf(await succeed(requestPath(sent), { token }));
}

/** Performs an action that must succeed, and returns the request afterwards. */
export async function act(token: string, sent: Sent, action: string, options: Call = {}): Promise<OpenRequest> {
  return requestOf(await succeed(requestPath(sent, action), { method: 'POST', token, ...options }));
}

export function pray(token: string, sent: Sent, key: string = randomUUID()): Promise<OpenRequest> {
  return act(token, sent, '/prayers', { body: { key } });
}

export function note(token: string, sent: Sent, text: string, key: string = randomUUID()): Promise<OpenRequest> {
  return act(token, sent, '/notes', { body: { key, text } });
}

export function edit(token: string, sent: Sent, change: object): Promise<Answer> {
  return call(requestPath(sent), { method: 'PUT', token, body: change });
}

export function conflictOf({ json }: Answer): OpenRequest {
  return v.parse(conflictSchema, json).error.details.request;
}

export async function next(token: string, filter: object = {}) {
  return v.parse(nextSchema, (await succeed(`${deskPath}/next`, { token, body: filter })).json);
}

export async function list(token: string, filter: string) {
  return v.parse(requestsSchema, (await succeed(`${deskPath}/requests?${filter}`, { token })).json);
}

export async function references(token: string, filter: string): Promise<string[]> {
  return (await list(token, filter)).requests.map(({ reference }) => reference);
}

export async function summary(token: string): Promise<DeskSummary> {
  return v.parse(summarySchema, (await succeed(`${deskPath}/summary`, { token })).json);
}

export async function team(token: string) {
  return v.parse(teamSchema, (await succeed(`${deskPath}/team`, { token })).json);
}
