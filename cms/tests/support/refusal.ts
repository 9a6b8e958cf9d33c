import * as v from 'valibot';
import { expect } from 'vitest';
import { apiErrorSchema } from '../../src/contracts/submission';
import type { Answer } from './http';

/** The sentences of a refused body, by the path of the field. */
export function problemsOf({ json }: Answer): Record<string, string> {
  const problems = v.parse(apiErrorSchema, json).error.details?.errors ?? [];
  return Object.fromEntries(problems.map(({ path, message }) => [path.join('.'), message]));
}

export function expectRefusal(answer: Answer, status: number): void {
  expect(answer.status, answer.text).toBe(status);
  expect(answer.json).toMatchObject({ data: null, error: { status } });
  expect(answer.text).not.toMatch(/\bat .*\.js|node_modules|select |insert /i);
}
