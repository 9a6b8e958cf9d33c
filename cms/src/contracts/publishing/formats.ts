import { addressPattern } from '../address';
import { phonePattern } from '../crisis-line';
import { mailAddress } from '../submission';
import { isTimeZone } from '../time-zone';
import { parseYouTubeLink } from '../video';
import type { ProblemCode } from './problem-texts-en';

type Format = { readonly pattern: Pick<RegExp, 'test'>; readonly code: ProblemCode };

const address: Format = { pattern: addressPattern, code: 'problem.address.format' };
const secureLink: Format = { pattern: /^https:\/\//, code: 'problem.link.format' };
const link: Format = { pattern: /^https?:\/\//, code: 'problem.link.format' };
const phone: Format = { pattern: phonePattern, code: 'problem.phone.format' };

/** By type and name. Not in the schema, because the panel would then refuse to save a half-written draft. */
const formats: Readonly<Record<string, Format>> = {
  'api::article.article.slug': address,
  'api::training-module.training-module.slug': address,
  'api::quiz.quiz.key': address,
  'api::book.book.amazonUrl': secureLink,
  'api::support-page.support-page.givingPakistanUrl': link,
  'api::support-page.support-page.givingEcuadorUrl': link,
  'api::support-page.support-page.givingGeneralUrl': link,
  'api::site-setting.site-setting.readingBookUrl': link,
  'api::site-setting.site-setting.discipleshipUrl': link,
  'api::site-setting.site-setting.welcomeVideoUrl': {
    pattern: { test: (text) => parseYouTubeLink(text) !== null },
    code: 'problem.media.youtube',
  },
  'api::site-setting.site-setting.timeZone': { pattern: { test: isTimeZone }, code: 'problem.zone.format' },
  'api::crisis-line.crisis-line.countryCode': { pattern: /^[A-Z]{2}$/, code: 'problem.country.format' },
  'api::crisis-line.crisis-line.phone': phone,
  'api::crisis-line.crisis-line.smsNumber': phone,
  'home.ministry-card.path': { pattern: /^\/[a-z0-9/-]*$/, code: 'problem.path.format' },
};

const email: Format = { pattern: { test: (text) => mailAddress(text) !== null }, code: 'problem.email.format' };

export const formatOf = (uid: string, name: string, type: string): Format | undefined =>
  type === 'email' ? email : formats[`${uid}.${name}`];
