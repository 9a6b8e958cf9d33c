import type { BuiltInLocale } from '../../cms/src/api/language/contract';
import { aboutPage as aboutPageEn } from './content/en/about-page';
import { contactPage as contactPageEn } from './content/en/contact-page';
import { gospelPresentation as gospelPresentationEn } from './content/en/gospel-presentation';
import { homePage as homePageEn } from './content/en/home-page';
import { marriageMinistryPage as marriageMinistryPageEn } from './content/en/marriage-ministry-page';
import { mensMinistryPage as mensMinistryPageEn } from './content/en/mens-ministry-page';
import { prayerPage as prayerPageEn } from './content/en/prayer-page';
import { privacyPage as privacyPageEn } from './content/en/privacy-page';
import { propheticMinistryPage as propheticMinistryPageEn } from './content/en/prophetic-ministry-page';
import { resourcesPage as resourcesPageEn } from './content/en/resources-page';
import { siteSetting as siteSettingEn } from './content/en/site-setting';
import { supportPage as supportPageEn } from './content/en/support-page';
import { videoPreviewPage as videoPreviewPageEn } from './content/en/video-preview-page';
import { aboutPage as aboutPageEs } from './content/es/about-page';
import { contactPage as contactPageEs } from './content/es/contact-page';
import { gospelPresentation as gospelPresentationEs } from './content/es/gospel-presentation';
import { homePage as homePageEs } from './content/es/home-page';
import { marriageMinistryPage as marriageMinistryPageEs } from './content/es/marriage-ministry-page';
import { mensMinistryPage as mensMinistryPageEs } from './content/es/mens-ministry-page';
import { prayerPage as prayerPageEs } from './content/es/prayer-page';
import { privacyPage as privacyPageEs } from './content/es/privacy-page';
import { propheticMinistryPage as propheticMinistryPageEs } from './content/es/prophetic-ministry-page';
import { resourcesPage as resourcesPageEs } from './content/es/resources-page';
import { siteSetting as siteSettingEs } from './content/es/site-setting';
import { supportPage as supportPageEs } from './content/es/support-page';
import { videoPreviewPage as videoPreviewPageEs } from './content/es/video-preview-page';
import type { SeedData, Seeder } from './seeders';

function single(uid: string, byLocale: Readonly<Record<BuiltInLocale, SeedData>>): Seeder {
  return { uid, entries: (locale) => [byLocale[locale]] };
}

/** One entry a type: the pages, and what stands on all of them. */
export const pageSeeders: readonly Seeder[] = [
  single('api::site-setting.site-setting', { en: siteSettingEn, es: siteSettingEs }),
  single('api::home-page.home-page', { en: homePageEn, es: homePageEs }),
  single('api::gospel-presentation.gospel-presentation', { en: gospelPresentationEn, es: gospelPresentationEs }),
  single('api::resources-page.resources-page', { en: resourcesPageEn, es: resourcesPageEs }),
  single('api::prophetic-ministry-page.prophetic-ministry-page', {
    en: propheticMinistryPageEn,
    es: propheticMinistryPageEs,
  }),
  single('api::marriage-ministry-page.marriage-ministry-page', {
    en: marriageMinistryPageEn,
    es: marriageMinistryPageEs,
  }),
  single('api::mens-ministry-page.mens-ministry-page', { en: mensMinistryPageEn, es: mensMinistryPageEs }),
  single('api::prayer-page.prayer-page', { en: prayerPageEn, es: prayerPageEs }),
  single('api::contact-page.contact-page', { en: contactPageEn, es: contactPageEs }),
  single('api::support-page.support-page', { en: supportPageEn, es: supportPageEs }),
  single('api::video-preview-page.video-preview-page', { en: videoPreviewPageEn, es: videoPreviewPageEs }),
  single('api::about-page.about-page', { en: aboutPageEn, es: aboutPageEs }),
  single('api::privacy-page.privacy-page', { en: privacyPageEn, es: privacyPageEs }),
];
