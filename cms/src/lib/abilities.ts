import type { Context } from 'koa';
import { isRecord } from './is-record';

type Ability = { can: (action: string, subject?: string) => boolean };

/** Strapi does not type the state of its requests. */
function isAbility(ability: unknown): ability is Ability {
  return isRecord(ability) && typeof ability['can'] === 'function';
}

/** Whether the signed-in account may do this, to this content type if one is named. */
export function mayDo(ctx: Context, action: string, subject?: string): boolean {
  const ability: unknown = isRecord(ctx.state) ? ctx.state['userAbility'] : undefined;
  return isAbility(ability) && ability.can(action, subject);
}

/** A content manager permission on a content type: `read`, `update`, `delete` … */
export function mayInContentManager(ctx: Context, action: string, uid: string): boolean {
  return mayDo(ctx, `plugin::content-manager.explorer.${action}`, uid);
}
