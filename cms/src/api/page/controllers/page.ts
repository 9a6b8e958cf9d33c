import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { isPublished, pageAction, type Present, presentRichText, withSocialImageOfSite } from '../../../content';
import { isRecord } from '../../../lib/is-record';
import { table } from '../../../lib/table';
import {
  chooseGallery,
  choosePicture,
  createAssets,
  createWithheldFiles,
  marriagePhotos,
  ministryPicture,
} from '../../../media';
import { preparationOf } from '../../../opening';
import { aboutPageSchema } from '../../../contracts/about-page';
import { contactPageSchema } from '../../../contracts/contact-page';
import { gospelPresentationSchema } from '../../../contracts/gospel-presentation';
import { homePageSchema } from '../../../contracts/home-page';
import { marriageMinistryPageSchema } from '../../../contracts/marriage-ministry-page';
import { mensMinistryPageSchema } from '../../../contracts/mens-ministry-page';
import { prayerPageSchema } from '../../../contracts/prayer-page';
import { privacyPageSchema } from '../../../contracts/privacy-page';
import { propheticMinistryPageSchema } from '../../../contracts/prophetic-ministry-page';
import { resourcesPageSchema } from '../../../contracts/resources-page';
import { siteSettingSchema } from '../../../contracts/site-setting';
import { supportPageSchema } from '../../../contracts/support-page';
import { videoPreviewPageSchema } from '../../../contracts/video-preview-page';
import { nounOf } from '../../../site-types';

const storedHomeSchema = v.looseObject({
  hero: v.looseObject({}),
  about: v.nullable(v.looseObject({ text: v.string() })),
  ministries: v.array(v.looseObject({ path: v.nullable(v.string()), picture: v.unknown() })),
  retreat: v.nullable(v.looseObject({ picture: v.unknown() })),
  revival: v.nullable(v.looseObject({ text: v.string() })),
});

function presentHome(strapi: Core.Strapi, assets: ReturnType<typeof createAssets>): Present {
  const retreatPhoto = () => assets.asset('retreat-image1');

  /** Without a description of its own the picture is decoration, because the card's title says the same. */
  async function cardPicture(picture: unknown, path: string | null): Promise<unknown> {
    const name = ministryPicture(path);
    const byName = () => (name === undefined ? Promise.resolve(null) : assets.image(name));
    if (picture !== null) return choosePicture(picture, byName);
    const image = await byName();
    return image && { image, alt: '' };
  }

  async function welcomeVideo() {
    const where = { welcomeVideoUrl: { $notNull: true }, ...isPublished };
    const setting = await table(strapi, 'api::site-setting.site-setting').findOne({ where });
    if (!setting?.welcomeVideoUrl) return assets.video('pastor-video', '/api/video-production/pastor-video');
    return { url: setting.welcomeVideoUrl, posterImage: await assets.image('pastor-video-poster') };
  }

  return async (stored) => {
    const { hero, about, ministries, retreat, revival, ...page } = v.parse(storedHomeSchema, stored);
    const video = await welcomeVideo();
    return v.parse(homePageSchema, {
      ...page,
      hero: { ...hero, image: await assets.image('hero-image') },
      about: about && (about.text !== '' || video?.url.startsWith('https:')) ? { ...about, video } : null,
      ministries: await Promise.all(
        ministries.map(async (card) => ({ ...card, picture: await cardPicture(card.picture, card.path) })),
      ),
      retreat: retreat && { ...retreat, picture: await choosePicture(retreat.picture, retreatPhoto) },
      revival: revival?.text
        ? { ...revival, video: await assets.video('august16-promo-video', '/api/pakistan-revival-video') }
        : null,
    });
  };
}

const withoutGiving = { isGivingOff: true, givingPakistanUrl: null, givingEcuadorUrl: null, givingGeneralUrl: null };

const asStored =
  (schema: v.GenericSchema): Present =>
  (page) =>
    v.parse(schema, page);

/** An action for each page, which answers it as its contract says, with what is not stored in it. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const assets = createAssets({ strapi });
  const isWithheld = (name: string) => createWithheldFiles(strapi).hasStored(name);

  const withBody =
    (schema: v.GenericSchema): Present =>
    async ({ body, ...page }) =>
      v.parse(schema, { ...page, body: await presentRichText(strapi, String(body), isWithheld) });

  const action = (uid: UID.SingleType, present: Present) => [nounOf(uid), pageAction(strapi, uid, present)] as const;

  return Object.fromEntries([
    action('api::site-setting.site-setting', async ({ isOpen, ...setting }) => {
      const logo = (await assets.image('logo')) ?? undefined;
      const added = { logo, ...(await preparationOf(strapi, isOpen)) };
      return withSocialImageOfSite(v.parse(siteSettingSchema, { ...setting, ...added }));
    }),
    action('api::home-page.home-page', presentHome(strapi, assets)),
    action('api::gospel-presentation.gospel-presentation', asStored(gospelPresentationSchema)),
    action('api::resources-page.resources-page', asStored(resourcesPageSchema)),
    action('api::prayer-page.prayer-page', asStored(prayerPageSchema)),
    action('api::contact-page.contact-page', asStored(contactPageSchema)),
    action('api::support-page.support-page', ({ isGivingOff, ...page }) =>
      v.parse(supportPageSchema, isGivingOff === true ? { ...page, ...withoutGiving } : page),
    ),
    action('api::video-preview-page.video-preview-page', asStored(videoPreviewPageSchema)),
    action('api::about-page.about-page', withBody(aboutPageSchema)),
    action('api::privacy-page.privacy-page', withBody(privacyPageSchema)),
    action('api::prophetic-ministry-page.prophetic-ministry-page', async ({ word, ...page }) => {
      const picture = await assets.image('ministry-prophetic');
      const image = await assets.image('prophetic-word-2025');
      return v.parse(propheticMinistryPageSchema, {
        ...page,
        picture,
        word: isRecord(word) ? { ...word, image } : word,
      });
    }),
    action('api::marriage-ministry-page.marriage-ministry-page', async (stored) => {
      const picture = await assets.image('ministry-marriage');
      const gallery = await chooseGallery(stored['gallery'], (nth) => assets.imageIn(marriagePhotos, String(nth)));
      return v.parse(marriageMinistryPageSchema, { ...stored, picture, gallery });
    }),
    action('api::mens-ministry-page.mens-ministry-page', async ({ retreat, ...stored }) => {
      const page = { ...stored, picture: await assets.image('ministry-mens') };
      if (!isRecord(retreat)) return v.parse(mensMinistryPageSchema, { ...page, retreat });
      const gallery = await chooseGallery(retreat['gallery'], (nth) => assets.asset(`retreat-image${nth}`));
      return v.parse(mensMinistryPageSchema, { ...page, retreat: { ...retreat, gallery } });
    }),
  ]);
};
