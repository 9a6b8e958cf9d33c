import type { Context } from 'koa';
import * as v from 'valibot';
import { panelLanguageCookie, type PanelLanguage } from '../api/panel-names/contract';

const accountSchema = v.object({ preferedLanguage: v.literal('es') });

/** The language that the panel shows, and otherwise the one of the profile. */
export function accountLanguage(ctx: Context | undefined): PanelLanguage {
  const shown = ctx?.cookies.get(panelLanguageCookie);
  if (shown === 'en' || shown === 'es') return shown;
  return v.is(accountSchema, ctx?.state['user']) ? 'es' : 'en';
}
