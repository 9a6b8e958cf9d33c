import type { Context, Next } from 'koa';
import * as v from 'valibot';
import { locales } from '../../contracts/language';
import { languageNames, type PanelLanguage, roleNames } from '../../contracts/panel-names';
import { accountLanguage } from '../../lib/account';
import { isRecord } from '../../lib/is-record';
import { configurationsInLanguage } from './field-texts';
import { serverErrorInSpanish } from './server-errors';

const profileSchema = v.looseObject({
  data: v.looseObject({ roles: v.array(v.looseObject({ code: v.string(), name: v.string() })) }),
});

function rolesInLanguage(body: unknown, language: PanelLanguage): unknown {
  if (!v.is(profileSchema, body)) return body;
  const roles = body.data.roles.map((role) => ({ ...role, name: roleNames[role.code]?.[language] ?? role.name }));
  return { ...body, data: { ...body.data, roles } };
}

const localesSchema = v.array(v.looseObject({ code: v.picklist(locales), name: v.string() }));

function localesInLanguage(body: unknown, language: PanelLanguage): unknown {
  if (!v.is(localesSchema, body)) return body;
  return body.map((locale) => ({ ...locale, name: languageNames[locale.code][language] }));
}

const errorSchema = v.looseObject({ error: v.looseObject({ message: v.string(), details: v.optional(v.unknown()) }) });
const detailsSchema = v.looseObject({ errors: v.array(v.looseObject({ message: v.string() })) });

/** The panel shows the message, and each of the details at its field. */
function errorInLanguage(body: unknown, language: PanelLanguage): unknown {
  if (language === 'en' || !v.is(errorSchema, body)) return body;
  const inSpanish = <Told extends { message: string }>(told: Told) => ({
    ...told,
    message: serverErrorInSpanish(told.message),
  });
  const { details } = body.error;
  const told = v.is(detailsSchema, details) ? { details: { ...details, errors: details.errors.map(inSpanish) } } : {};
  return { ...body, error: { ...inSpanish(body.error), ...told } };
}

const configurations = /^\/content-manager\/(?:content-types|components)\/[^/]+\/configuration$/;
const panelCalls = /^\/(?:admin|content-manager|upload|i18n)(?:\/|$)/;

/** Answers the panel in the language that it shows: labels and hints of fields, names of languages and roles, refusals. */
export async function answerInPanelLanguage(ctx: Context, next: Next): Promise<void> {
  await next();
  const body: unknown = ctx.body;
  // Setting no body at all would turn a 404 into a 204.
  if (!isRecord(body) && !Array.isArray(body)) return;
  if (!panelCalls.test(ctx.path)) return;
  const language = accountLanguage(ctx);
  if (ctx.status >= 400) ctx.body = errorInLanguage(body, language);
  else if (configurations.test(ctx.path)) ctx.body = configurationsInLanguage(body, language);
  else if (ctx.path === '/admin/users/me') ctx.body = rolesInLanguage(body, language);
  else if (ctx.path === '/i18n/locales') ctx.body = localesInLanguage(body, language);
}
