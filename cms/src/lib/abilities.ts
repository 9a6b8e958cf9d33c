import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { builtInLocales } from '../contracts/language';
import { isRecord } from './is-record';
import { type Ability, strapiService } from './strapi-services';

/** Strapi does not type the state of its requests. */
function isAbility(ability: unknown): ability is Ability {
  return isRecord(ability) && typeof ability['can'] === 'function';
}

/** Asked about a type alone, Strapi says yes also to those who may only with some entries, such as their own. */
export function mayWithAll(
  strapi: Core.Strapi,
  ability: unknown,
  { action, uid, languages = builtInLocales }: { action: string; uid: string; languages?: readonly string[] },
): boolean {
  if (!isAbility(ability)) return false;
  const permissions = strapiService(strapi, 'admin', 'permission');
  const { toSubject } = permissions.createPermissionsManager({ ability, action, model: uid });
  return languages.every((locale) => ability.can(action, toSubject({ locale })));
}

export function abilityOf({ state }: { state?: unknown }): unknown {
  return isRecord(state) ? state['userAbility'] : undefined;
}

/** A content manager permission on all entries of a content type: `read`, `update`, `delete` … */
export function mayInContentManager(
  strapi: Core.Strapi,
  ctx: Pick<Context, 'state'>,
  { action, uid, languages }: { action: string; uid: string; languages?: readonly string[] },
): boolean {
  const explorer = `plugin::content-manager.explorer.${action}`;
  return mayWithAll(strapi, abilityOf(ctx), { action: explorer, uid, ...(languages ? { languages } : {}) });
}
