import type { Core } from '@strapi/strapi';
import { isSystem } from './run-as-system';

/** Undefined for work of the program. */
export function signedInUser(strapi: Core.Strapi): unknown {
  const state: Readonly<Record<string, unknown>> | undefined = strapi.requestContext.get()?.state;
  return isSystem() ? undefined : state?.['user'];
}
