import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { choosePicture, createAssets } from '../../../media';
import { pageController } from '../../../content';
import { homePageSchema } from '../contract';

const storedSchema = v.looseObject({
  hero: v.looseObject({}),
  about: v.nullable(v.looseObject({})),
  retreat: v.nullable(v.looseObject({ picture: v.unknown() })),
  revival: v.nullable(v.looseObject({})),
});

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const assets = createAssets({ strapi });
  const retreatPhoto = () => assets.image('retreat-image1');

  return pageController(strapi, 'api::home-page.home-page', async (stored) => {
    const { hero, about, retreat, revival, ...page } = v.parse(storedSchema, stored);
    return v.parse(homePageSchema, {
      ...page,
      hero: { ...hero, image: await assets.image('hero-image') },
      about: about && { ...about, video: await assets.video('pastor-video', '/api/video/pastor-video') },
      retreat: retreat && { ...retreat, picture: await choosePicture(retreat.picture, retreatPhoto) },
      revival: revival && {
        ...revival,
        video: await assets.video('august16-promo-video', '/api/pakistan-revival-video'),
      },
    });
  });
};
