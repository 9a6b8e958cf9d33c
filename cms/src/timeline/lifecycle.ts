import type { Core } from '@strapi/strapi';
import { syncEventMedia } from './sync-event-media';

export function register(strapi: Core.Strapi): void {
  syncEventMedia(strapi);
}
