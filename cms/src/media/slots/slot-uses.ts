import type { Core, UID } from '@strapi/strapi';
import { type Found, table } from '../../lib/table';
import type { SlotPlace } from '../../contracts/picture-slot';
import type { Locale } from '../../contracts/language';
import { sitePaths } from '../../contracts/site-paths';

type Field = { uid: UID.ContentType | UID.Component; id: number; field: string };

export type SlotUse = {
  locale: Locale;
  isPublished: boolean;
  alt: (Field & { text: string }) | null;
  /** The file that the entry names itself, where it can; null for none. */
  chosen: (Field & { fileId: number | null }) | null;
};

export type SlotUses = {
  key: string;
  place: SlotPlace;
  number: number | null;
  book: { title: string; locale: Locale } | null;
  uses: SlotUse[];
};

const withImage = { populate: { image: true } } as const;
type Picture = Found<'shared.picture', typeof withImage>;

type Version = { id: number; locale: Locale; publishedAt: string | null };

const ministryPlaces: Readonly<Record<string, SlotPlace>> = {
  [sitePaths.mensMinistry]: 'ministry-mens',
  [sitePaths.marriageMinistry]: 'ministry-marriage',
  [sitePaths.propheticMinistry]: 'ministry-prophetic',
};

/** As many photos as the galleries were made for, while no page says how many it has. */
const photosOfGallery = 6;

const useBy = ({ locale, publishedAt }: Version, parts: Partial<Pick<SlotUse, 'alt' | 'chosen'>>): SlotUse => ({
  locale,
  isPublished: publishedAt !== null,
  alt: null,
  chosen: null,
  ...parts,
});

function usePicture(row: Version, { id, alt, image }: Picture): SlotUse {
  const uid = 'shared.picture';
  return useBy(row, {
    alt: { uid, id, field: 'alt', text: alt ?? '' },
    chosen: { uid, id, field: 'image', fileId: image?.id ?? null },
  });
}

type WithText = { id: number; imageAlt: string | null };

function useText(row: Version, uid: UID.Component, part: WithText | null): SlotUse[] {
  return part ? [useBy(row, { alt: { uid, id: part.id, field: 'imageAlt', text: part.imageAlt ?? '' } })] : [];
}

const inOrder = { orderBy: { id: 'asc' } } as const;
const rankOf = ({ publishedAt, locale }: Version) => (publishedAt === null ? 2 : 0) + (locale === 'en' ? 0 : 1);
const byRank = (a: Version, b: Version) => rankOf(a) - rankOf(b);

/** Every slot of the site, with the rows that show it: the published English one first. */
export async function slotUses(strapi: Core.Strapi): Promise<SlotUses[]> {
  const [homes, mens, marriages, prophetics, settings, books] = await Promise.all([
    table(strapi, 'api::home-page.home-page').findMany({
      ...inOrder,
      populate: {
        hero: true,
        ministries: { populate: { picture: withImage } },
        retreat: { populate: { picture: withImage } },
      },
    }),
    table(strapi, 'api::mens-ministry-page.mens-ministry-page').findMany({
      ...inOrder,
      populate: { retreat: { populate: { gallery: withImage } } },
    }),
    table(strapi, 'api::marriage-ministry-page.marriage-ministry-page').findMany({
      ...inOrder,
      populate: { gallery: withImage },
    }),
    table(strapi, 'api::prophetic-ministry-page.prophetic-ministry-page').findMany({
      ...inOrder,
      populate: { word: true },
    }),
    table(strapi, 'api::site-setting.site-setting').findMany({ ...inOrder, populate: { socialImage: true } }),
    table(strapi, 'api::book.book').findMany({ ...inOrder, populate: { cover: true } }),
  ]);
  for (const versions of [homes, mens, marriages, prophetics, settings, books]) versions.sort(byRank);

  const one = (place: SlotPlace, uses: SlotUse[] = []): SlotUses => ({
    ...{ key: place, place, number: null, book: null },
    uses,
  });

  const ministry = (place: SlotPlace): SlotUses =>
    one(
      place,
      homes.flatMap((row) =>
        row.ministries
          .filter(({ path }) => ministryPlaces[path ?? ''] === place)
          .flatMap(({ picture }) => (picture ? [usePicture(row, picture)] : [])),
      ),
    );

  function gallery<Page extends Version>(
    place: SlotPlace,
    pages: readonly Page[],
    photosOf: (page: Page) => readonly Picture[],
  ): SlotUses[] {
    const published = pages.filter(({ publishedAt }) => publishedAt !== null).map((page) => photosOf(page).length);
    const count = Math.max(...published, 0) || photosOfGallery;
    return Array.from({ length: count }, (_, index) => ({
      ...{ key: `${place}-${index + 1}`, place, number: index + 1, book: null },
      uses: pages.flatMap((page) => {
        const photo = photosOf(page)[index];
        return photo ? [usePicture(page, photo)] : [];
      }),
    }));
  }

  const retreat = gallery('retreat', mens, (page) => page.retreat?.gallery ?? []);
  // The home page shows the first photo too, unless another is chosen there.
  retreat[0]?.uses.push(
    ...homes.flatMap((row) => (row.retreat?.picture ? [usePicture(row, row.retreat.picture)] : [])),
  );

  const bookIds = [...new Set(books.filter(({ publishedAt }) => publishedAt !== null).map((book) => book.documentId))];
  const covers = bookIds.map((documentId): SlotUses => {
    const versions = books.filter((book) => book.documentId === documentId);
    const [shown] = versions;
    return {
      ...{ key: `book-${documentId}`, place: 'book-cover', number: null },
      book: shown ? { title: shown.title ?? '', locale: shown.locale } : null,
      uses: versions.map((row) =>
        useBy(row, { chosen: { uid: 'api::book.book', id: row.id, field: 'cover', fileId: row.cover?.id ?? null } }),
      ),
    };
  });

  const social = settings.map((row) =>
    useBy(row, {
      chosen: {
        ...{ uid: 'api::site-setting.site-setting', id: row.id, field: 'socialImage' },
        fileId: row.socialImage?.id ?? null,
      },
    }),
  );

  return [
    one(
      'hero',
      homes.flatMap((row) => useText(row, 'home.hero', row.hero)),
    ),
    one('pastor-video'),
    one('pastor-video-poster'),
    ministry('ministry-mens'),
    ministry('ministry-marriage'),
    ministry('ministry-prophetic'),
    one('promo-video'),
    one('promo-video-poster'),
    one(
      'prophetic-word',
      prophetics.flatMap((row) => useText(row, 'ministry.prophetic-word', row.word)),
    ),
    ...retreat,
    ...gallery('marriage', marriages, (page) => page.gallery),
    ...covers,
    one('logo'),
    one('social-image', social),
  ];
}
