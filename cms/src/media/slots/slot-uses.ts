import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import type { SlotPlace } from '../../api/picture-slot/contract';
import { localeSchema } from '../../api/site-setting/contract';
import type { Locale } from '../../api/language/contract';

/** A row of the database and its field. */
type Field = { uid: UID.ContentType | UID.Component; id: number; field: string };

/** Where one language of an entry, as a draft or published, shows a slot. */
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

const fileSchema = v.nullish(v.object({ id: v.number() }));
const pictureSchema = v.object({ id: v.number(), alt: v.nullable(v.string()), image: fileSchema });
const rowEntries = { id: v.number(), locale: localeSchema, publishedAt: v.nullable(v.unknown()) };
const altSchema = v.nullish(v.object({ id: v.number(), imageAlt: v.nullable(v.string()) }));

const homeSchema = v.object({
  ...rowEntries,
  hero: altSchema,
  ministries: v.nullish(v.array(v.object({ path: v.nullable(v.string()), picture: v.nullish(pictureSchema) }))),
  retreat: v.nullish(v.object({ picture: v.nullish(pictureSchema) })),
});
const mensSchema = v.object({
  ...rowEntries,
  retreat: v.nullish(v.object({ gallery: v.nullish(v.array(pictureSchema)) })),
});
const marriageSchema = v.object({ ...rowEntries, gallery: v.nullish(v.array(pictureSchema)) });
const propheticSchema = v.object({ ...rowEntries, word: altSchema });
const settingSchema = v.object({ ...rowEntries, socialImage: fileSchema });
const bookSchema = v.object({
  ...rowEntries,
  documentId: v.string(),
  title: v.nullable(v.string()),
  cover: fileSchema,
});

type Row = { id: number; locale: Locale; publishedAt: unknown };

/** Which ministry a card of the home page leads to. */
const ministryPlaces: Readonly<Record<string, SlotPlace>> = {
  '/mens-ministry': 'ministry-mens',
  '/marriage-ministry': 'ministry-marriage',
  '/prophetic-ministry': 'ministry-prophetic',
};

/** As many photos as the galleries were made for, while no page says how many it has. */
const photosOfGallery = 6;

const withImage = { populate: { image: true } };

const useBy = ({ locale, publishedAt }: Row, parts: Partial<Pick<SlotUse, 'alt' | 'chosen'>>): SlotUse => ({
  locale,
  isPublished: publishedAt !== null,
  alt: null,
  chosen: null,
  ...parts,
});

function usePicture(row: Row, { id, alt, image }: v.InferOutput<typeof pictureSchema>): SlotUse {
  const uid = 'shared.picture';
  return useBy(row, {
    alt: { uid, id, field: 'alt', text: alt ?? '' },
    chosen: { uid, id, field: 'image', fileId: image?.id ?? null },
  });
}

function useText(row: Row, uid: UID.Component, part: v.InferOutput<typeof altSchema>): SlotUse[] {
  return part ? [useBy(row, { alt: { uid, id: part.id, field: 'imageAlt', text: part.imageAlt ?? '' } })] : [];
}

/** Every slot of the site, with the rows that show it: the published English one first. */
export async function slotUses(strapi: Core.Strapi): Promise<SlotUses[]> {
  async function rows<Output extends Row>(
    uid: UID.ContentType,
    schema: v.GenericSchema<unknown, Output>,
    populate: Record<string, unknown> = {},
  ): Promise<Output[]> {
    const found: unknown = await strapi.db.query(uid).findMany({ populate, orderBy: { id: 'asc' } });
    const rank = ({ publishedAt, locale }: Output) => (publishedAt === null ? 2 : 0) + (locale === 'en' ? 0 : 1);
    return v.parse(v.array(schema), found).sort((a, b) => rank(a) - rank(b));
  }

  const [homes, mens, marriages, prophetics, settings, books] = await Promise.all([
    rows('api::home-page.home-page', homeSchema, {
      hero: true,
      ministries: { populate: { picture: withImage } },
      retreat: { populate: { picture: withImage } },
    }),
    rows('api::mens-ministry-page.mens-ministry-page', mensSchema, { retreat: { populate: { gallery: withImage } } }),
    rows('api::marriage-ministry-page.marriage-ministry-page', marriageSchema, { gallery: withImage }),
    rows('api::prophetic-ministry-page.prophetic-ministry-page', propheticSchema, { word: true }),
    rows('api::site-setting.site-setting', settingSchema, { socialImage: true }),
    rows('api::book.book', bookSchema, { cover: true }),
  ]);

  const one = (place: SlotPlace, uses: SlotUse[] = []): SlotUses => ({
    ...{ key: place, place, number: null, book: null },
    uses,
  });

  const ministry = (place: SlotPlace): SlotUses =>
    one(
      place,
      homes.flatMap((row) =>
        (row.ministries ?? [])
          .filter(({ path }) => ministryPlaces[path ?? ''] === place)
          .flatMap(({ picture }) => (picture ? [usePicture(row, picture)] : [])),
      ),
    );

  /** The slots of a gallery; as many as the published page has photos. */
  function gallery<Page extends Row>(
    place: SlotPlace,
    pages: readonly Page[],
    photosOf: (page: Page) => readonly v.InferOutput<typeof pictureSchema>[],
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
    ...gallery('marriage', marriages, (page) => page.gallery ?? []),
    ...covers,
    one('social-image', social),
  ];
}
