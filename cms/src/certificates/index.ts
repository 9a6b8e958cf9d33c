import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import type {
  Certificate,
  CertificateCheck,
  CertificateCheckAnswer,
  CertificateRequest,
} from '../contracts/certificate';
import { type BuiltInLocale, ownLanguageFirst } from '../contracts/language';
import { moduleCount } from '../contracts/training-module';
import type { RateLimitNetworks } from '../lib/client-address';
import type { MailEnvironment } from '../mail';
import { storedAttempts } from '../lib/attempts';
import { WorkerLane } from '../lib/worker-lane';
import { limitAttempts } from './attempts';
import { certificateKeyring } from './certificate-keyring';
import { createCourse } from './course';
import type { drawCertificate } from './document/draw-certificate';
import { isDrawable } from '../lib/drawn-line';
import { modulesToRepeat } from './grading';
import { issueNumber, readNumber } from './number';

export type { CertificateSettings } from './certificate-keyring';

const tenMinutesMs = 600_000;
/** A class may finish behind one address on the same evening. */
const issuedAtMost = { purpose: 'certificate', maximum: 60, windowMs: tenMinutesMs };
/** Numbers that were never issued, and names that they were not issued to. */
const failedChecks = { purpose: 'failed-certificate-check', maximum: 20, windowMs: tenMinutesMs };
/** Each is drawn within a third of a second, one at a time. */
const madeAtOnce = 16;
const drawn = join(__dirname, 'document/draw-certificate.js');

type TooMany = { kind: 'too-many'; retryAfterSeconds: number };
export type IssueOutcome =
  | { kind: 'issued'; certificate: Certificate }
  | { kind: 'not-passed'; modules: readonly { slug: string; title: string }[] }
  | { kind: 'not-drawable' }
  | TooMany;
export type CheckOutcome = { kind: 'checked'; answer: CertificateCheckAnswer } | TooMany;

/** Issues certificates and checks their numbers. Nothing is stored of either. */
export const createCertificates = ({ strapi }: { strapi: Core.Strapi }) => {
  const course = createCourse({ strapi });
  const attempts = storedAttempts(strapi);
  const issued = limitAttempts(attempts, issuedAtMost);
  const failed = limitAttempts(attempts, failedChecks);
  const drawing = new WorkerLane(madeAtOnce);

  const pageIn = async (locale: BuiltInLocale) => {
    const [modules, ministryName] = await Promise.all([course.modules(locale), course.ministryName(locale)]);
    return { locale, ministryName, moduleTitles: modules.map(({ title }) => title) };
  };

  async function issue(
    { name, locale, bothLanguages, answers }: CertificateRequest,
    networks: RateLimitNetworks,
    now: Date,
  ): Promise<IssueOutcome> {
    const retryAfterSeconds = await issued.count(networks, now.getTime());
    if (retryAfterSeconds > 0) return { kind: 'too-many', retryAfterSeconds };
    if (!isDrawable(name)) return { kind: 'not-drawable' };

    const modules = await course.modules(locale);
    const repeated = modulesToRepeat(modules, answers);
    // A part of the course is not the course, even if the rest is not published at the moment.
    if (repeated.length > 0 || modules.filter(({ quizzes }) => quizzes.length > 0).length < moduleCount) {
      return { kind: 'not-passed', modules: repeated.map(({ slug, title }) => ({ slug, title })) };
    }
    const languages = bothLanguages ? ownLanguageFirst(locale) : [locale];
    const pages = await Promise.all(languages.map(pageIn));
    const { publicUrl }: MailEnvironment = strapi.config.get('site.mail');
    const { number, issuedOn } = issueNumber(certificateKeyring(strapi), locale, name, now);
    const content = { name, number, issuedOn, publicUrl, pages };
    const document = await drawing.run<typeof drawCertificate>(drawn, 'drawCertificate', content);
    return { kind: 'issued', certificate: { number, issuedOn, document: document.toString('base64') } };
  }

  return {
    /** Throws `LaneFull`, before the attempt is counted. */
    issue: (...asked: Parameters<typeof issue>) => drawing.enter(() => issue(...asked)),

    async check({ number, name }: CertificateCheck, networks: RateLimitNetworks, now: number): Promise<CheckOutcome> {
      const read = readNumber(certificateKeyring(strapi), number);
      const isSame = name !== undefined && read?.isIssuedTo(name) === true;
      const isFailed = read === null || (name !== undefined && !isSame);
      const retryAfterSeconds = await (isFailed ? failed.count(networks, now) : failed.wait(networks, now));
      if (retryAfterSeconds > 0) return { kind: 'too-many', retryAfterSeconds };
      if (read === null) return { kind: 'checked', answer: { status: 'not-genuine' } };
      const { issuedOn, locale } = read;
      const compared = name === undefined ? 'not-given' : isSame ? 'same' : 'different';
      return { kind: 'checked', answer: { status: 'genuine', number, issuedOn, locale, name: compared } };
    },
  };
};
