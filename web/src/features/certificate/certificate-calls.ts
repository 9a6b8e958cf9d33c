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
import { certificateMessages } from '@contracts/certificate-messages';
import { getDotPath, parse, safeParse, type GenericSchema } from 'valibot';
import { ApiError } from '../../lib/cms-client/api-error';
import { fetchJson } from '../../lib/cms-client/fetch-json';
import { classifyFailure, type RequestFailure } from '../../lib/cms-client/request-failure';

export type CourseAnswers = CertificateRequest['answers'];

export type CallFailure =
  | RequestFailure
  | { kind: 'modules'; modules: readonly { slug: string; title: string }[] }
  /** Many are served at this moment. */
  | { kind: 'busy' };

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
  if (error instanceof ApiError && error.status === 503) return { kind: 'busy' };
  if (error instanceof ApiError && error.status === 422) {
    const refusal = safeParse(moduleRefusalSchema, error.json());
    if (refusal.success) return { kind: 'modules', ...refusal.output.error.details };
  }
  return classifyFailure(error, certificateMessages, ['name', 'answers', 'number']);
}

/** Keeps the first problem of each field that has a text. */
function fieldFailure(problems: readonly (readonly [field: string, key: string])[]): CallFailure {
  const known = problems.filter(([, key]) => key in certificateMessages).reverse();
  return known.length > 0 ? { kind: 'fields', errors: Object.fromEntries(known) } : { kind: 'server' };
}
