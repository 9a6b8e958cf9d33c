import type { Core, UID } from '@strapi/strapi';

export function isContentType(strapi: Core.Strapi, uid: string): uid is UID.ContentType {
  return Object.hasOwn(strapi.contentTypes, uid);
}
