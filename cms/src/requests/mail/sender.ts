import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { otherLanguage } from '../../api/language/contract';
import { isMailAddress } from '../../lib/mail/mail-address';
import type { Language, Sender } from './templates/mail-template';

const settingSchema = v.object({ ministryName: v.string(), contactEmail: v.string() });

/** The sender's name and signature from the site settings, in this language or else the other. */
export async function readSender(strapi: Core.Strapi, publicUrl: string, language: Language): Promise<Sender> {
  for (const locale of [language, otherLanguage(language)]) {
    const found: unknown = await strapi
      .documents('api::site-setting.site-setting')
      .findFirst({ locale, status: 'published', fields: ['ministryName', 'contactEmail'] });
    const setting = v.safeParse(settingSchema, found);
    if (!setting.success) continue;
    const { ministryName, contactEmail } = setting.output;
    return { publicUrl, ministryName, contactEmail: isMailAddress(contactEmail) ? contactEmail : null };
  }
  return { publicUrl, ministryName: null, contactEmail: null };
}
