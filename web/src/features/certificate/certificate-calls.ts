import {
  certificateCheckAnswerSchema,
  certificateCheckPath,
  certificateCheckSchema,
  certificateRequestSchema,
  certificateSchema,
  certificatesPath,
  moduleRefusalSchema,
  type Certificate,
  type CertificateCheckAnswer,
  type CertificateRequest,
} from '@contracts/certificate';
import { apiErrorSchema } from '@contracts/submission';
import { certificateMessages } from '@contracts/certificate-messages';
import { getDotPath, parse, safeParse, type GenericSchema } from 'valibot';
import { ApiError, isNoAnswer } from '../../lib/cms-client/api-error';
import { fetchJson } from '../../lib/cms-client/fetch-json';
import { waitMinutes } from '../../lib/cms-client/wait-minutes';

export type CourseAnswers = CertificateRequest['answers'];

export type CallFailure =
  /** Message keys by field. */
  | { kind: 'fields'; errors: Readonly<Record<string, string>> }
  | { kind: 'modules'; modules: readonly { slug: string; title: string }[] }
  | { kind: 'rate-limited'; minutes: number }
  /** No answer: no network, or a timeout. */
  | { kind: 'unreachable' }
  /** Many are served at this moment. */
  | { kind: 'busy' }
  | { kind: 'server' };

export type CallOutcome<T> = { kind: 'done'; value: T } | CallFailure;

const timeoutMs = 30_000;

export function issueCertificate(request: CertificateRequest): Promise<CallOutcome<Certificate>> {
  return post(certificatesPath, { body: request, accepted: certificateRequestSchema, answered: certificateSchema });
}

export function checkCertificate(check: {
  number: string;
  name: string;
}): Promise<CallOutcome<CertificateCheckAnswer>> {
  return post(certificateCheckPath, {
    body: check,
    accepted: certificateCheckSchema,
    answered: certificateCheckAnswerSchema,
  });
}

type Call<T> = { body: object; accepted: GenericSchema; answered: GenericSchema<unknown, T> };

async function post<T>(path: string, { body, accepted, answered }: Call<T>): Promise<CallOutcome<T>> {
  const { issues = [] } = safeParse(accepted, body);
  if (issues.length > 0) return fieldFailure(issues.map((issue) => [getDotPath(issue) ?? '', issue.message]));
  try {
    const answer = await fetchJson(path, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) });
    return { kind: 'done', value: parse(answered, answer) };
  } catch (error) {
    return classify(error);
  }
}

function classify(error: unknown): CallFailure {
  if (!(error instanceof ApiError)) return { kind: isNoAnswer(error) ? 'unreachable' : 'server' };
  if (error.status === 429) return { kind: 'rate-limited', minutes: waitMinutes(error.headers) };
  if (error.status === 503) return { kind: 'busy' };
  const refusal = safeParse(moduleRefusalSchema, error.json());
  if (error.status === 422 && refusal.success) return { kind: 'modules', ...refusal.output.error.details };
  const invalid = safeParse(apiErrorSchema, error.json());
  const problems = invalid.success ? (invalid.output.error.details?.errors ?? []) : [];
  // The server says it in English; the visitor reads the text of the key.
  const keys = new Map<string, string>(Object.entries(certificateMessages).map(([key, english]) => [english, key]));
  return fieldFailure(problems.map(({ path, message }) => [path[0] ?? '', keys.get(message) ?? '']));
}

/** Keeps the first problem of each field that has a text. */
function fieldFailure(problems: readonly (readonly [field: string, key: string])[]): CallFailure {
  const known = problems.filter(([, key]) => key in certificateMessages).reverse();
  return known.length > 0 ? { kind: 'fields', errors: Object.fromEntries(known) } : { kind: 'server' };
}
