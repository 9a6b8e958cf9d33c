import { errors } from '@strapi/utils';
import * as v from 'valibot';

export type FieldProblem = { path: readonly string[]; message: string };

/** An error that lists every invalid field; the messages are keys of `messages`, which the site translates. */
export function fieldErrors(problems: readonly FieldProblem[], messages: Readonly<Record<string, string>>): Error {
  const details = problems.map(({ path, message }) => ({
    path,
    message: messages[message] ?? message,
    name: 'ValidationError',
    ...(message in messages && { code: message }),
  }));
  return new errors.ValidationError(details.map(({ message }) => message).join('. '), { errors: details });
}

/** Parses a body by its contract and drops unknown fields. The error names every invalid field once, by its whole path. */
export function readContract<Output>(
  schema: v.GenericSchema<unknown, Output>,
  body: unknown,
  messages: Readonly<Record<string, string>>,
): Output {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const problems = new Map<string, FieldProblem>();
  for (const issue of result.issues) {
    const path = v.getDotPath(issue) ?? '';
    if (!problems.has(path)) problems.set(path, { path: path === '' ? [] : path.split('.'), message: issue.message });
  }
  throw fieldErrors([...problems.values()], messages);
}
