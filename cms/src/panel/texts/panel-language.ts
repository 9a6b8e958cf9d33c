import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import * as v from 'valibot';
import { locales } from '../../api/language/contract';
import { groupNames, languageNames, type PanelLanguage, roleNames, typeNames } from '../../api/panel-names/contract';
import { accountLanguage } from '../../lib/account';
import { strapiService, type PanelConfiguration } from '../../lib/strapi-services';
import { configurationsInLanguage, fieldsInLanguage } from './field-texts';
import { serverErrorInSpanish } from './server-errors';

const groupsSchema = v.looseObject({
  data: v.looseObject({
    components: v.array(v.looseObject({ uid: v.string(), info: v.looseObject({ displayName: v.string() }) })),
  }),
});

function groupsInLanguage(body: unknown, language: PanelLanguage): unknown {
  if (!v.is(groupsSchema, body)) return body;
  const components = body.data.components.map((group) => ({
    ...group,
    info: { ...group.info, displayName: groupNames[group.uid]?.[language] ?? group.info.displayName },
  }));
  return { ...body, data: { ...body.data, components } };
}

const permissionsSchema = v.looseObject({
  data: v.looseObject({
    sections: v.looseObject({
      collectionTypes: v.looseObject({ subjects: v.array(v.looseObject({ uid: v.string(), label: v.string() })) }),
      singleTypes: v.looseObject({ subjects: v.array(v.looseObject({ uid: v.string(), label: v.string() })) }),
    }),
  }),
});

function permissionsInLanguage(body: unknown, language: PanelLanguage): unknown {
  if (!v.is(permissionsSchema, body)) return body;
  const { collectionTypes, singleTypes } = body.data.sections;
  const named = <Section extends typeof collectionTypes>(section: Section) => ({
    ...section,
    subjects: section.subjects.map((each) => ({ ...each, label: typeNames[each.uid]?.[language] ?? each.label })),
  });
  const sections = { ...body.data.sections, collectionTypes: named(collectionTypes), singleTypes: named(singleTypes) };
  return { ...body, data: { ...body.data, sections } };
}

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

type Retell = (body: unknown, language: PanelLanguage) => unknown;

const answers: readonly (readonly [path: RegExp, retell: Retell])[] = [
  [/^\/content-manager\/(?:content-types|components)\/[^/]+\/configuration$/, configurationsInLanguage],
  [/^\/content-manager\/init$/, groupsInLanguage],
  [/^\/admin\/users\/me$/, rolesInLanguage],
  [/^\/admin\/permissions$/, permissionsInLanguage],
  [/^\/i18n\/locales$/, localesInLanguage],
];

const panelCalls = /^\/(?:admin|content-manager|upload|i18n)(?:\/|$)/;

/** Answers the panel in the language that it shows: names and hints of fields, names of groups and pages, refusals. */
export async function answerInPanelLanguage(ctx: Context, next: Next): Promise<void> {
  await next();
  if (!panelCalls.test(ctx.path)) return;
  const language = accountLanguage(ctx);
  const retell = ctx.status < 400 ? answers.find(([path]) => path.test(ctx.path))?.[1] : errorInLanguage;
  const body: unknown = ctx.body;
  if (!retell) return;
  const told = retell(body, language);
  // Setting no body at all would turn a 404 into a 204.
  if (told !== body) ctx.body = told;
}

/** Stores labels in one language whatever the panel shows, so that they are told apart from an admin's own. */
export function storeLabelsInEnglish(strapi: Core.Strapi): void {
  for (const name of ['content-types', 'components'] as const) {
    const configurations = strapiService(strapi, 'content-manager', name);
    const update = configurations.updateConfiguration.bind(configurations);
    configurations.updateConfiguration = (type, configuration: PanelConfiguration) =>
      update(type, { ...configuration, metadatas: fieldsInLanguage(type.uid, configuration.metadatas, 'en') });
  }
}
