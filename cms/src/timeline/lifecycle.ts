import type { Core } from '@strapi/strapi';
import { keepMediaOfEvents } from './media-changes';

export function register(strapi: Core.Strapi): void {
  keepMediaOfEvents(strapi);
}
