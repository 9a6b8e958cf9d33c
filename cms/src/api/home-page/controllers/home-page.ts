import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { choosePicture, createAssets, ministryPicture } from '../../../media';
import { pageController } from '../../../content';
import { homePageSchema } from '../contract';

const storedSchema = v.looseObject({
  hero: v.looseObject({}),
  about: v.nullable(v.looseObject({})),
  ministries: v.array(v.looseObject({ path: v.nullable(v.string()), picture: v.unknown() })),
  retreat: v.nullable(v.looseObject({ picture: v.unknown() })),
  revival: v.nullable(v.looseObject({})),
});

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const assets = createAssets({ strapi });
  const retreatPhoto = () => assets.asset('retreat-image1');

  /** Without a description of its own the picture is decoration, because the card's title says the same. */
  async function cardPicture(picture: unknown, path: string | null): Promise<unknown> {
    const name = ministryPicture(path);
    const kept = () => (name === undefined ? Promise.resolve(null) : assets.image(name));
    if (picture !== null) return choosePicture(picture, kept);
    const image = await kept();
    return image && { image, alt: '' };
  }

  return pageController(strapi, 'api::home-page.home-page', async (stored) => {
    const { hero, about, ministries, retreat, revival, ...page } = v.parse(storedSchema, stored);
    return v.parse(homePageSchema, {
      ...page,
      hero: { ...hero, image: await assets.image('hero-image') },
      about: about && { ...about, video: await assets.video('pastor-video', '/api/video-production/pastor-video') },
      ministries: await Promise.all(
        ministries.map(async (card) => ({ ...card, picture: await cardPicture(card.picture, card.path) })),
      ),
      retreat: retreat && { ...retreat, picture: await choosePicture(retreat.picture, retreatPhoto) },
      revival: revival && {
        ...revival,
        video: await assets.video('august16-promo-video', '/api/pakistan-revival-video'),
      },
    });
  });
};
