import { builtInLocales } from '../../../cms/src/api/language/contract';
import { books as booksEn } from '../content/en/books';
import { books as booksEs } from '../content/es/books';
import { covers } from './covers';
import { encodeScene, encodeSvg, write } from './encoder';
import { hero, photos, social } from './pictures';
import { revivalPictures } from './revival-pictures';

const books = { en: booksEn, es: booksEs };

async function drawCovers(): Promise<void> {
  for (const [name, cover] of Object.entries(covers)) {
    for (const locale of builtInLocales) {
      const asset = locale === 'en' ? name : `${name}-${locale}`;
      const { title, subtitle } = cover[locale];
      const whole = `${title.join(' ')}: ${subtitle.join(' ')}`;
      const book = books[locale].find((other) => other.title === whole);
      if (book?.cover !== asset) throw new Error(`“${whole}” is no book whose cover is ${asset}.`);
      const svg = cover.draw({ title, subtitle, author: book.author });
      await write(`${asset}.webp`, encodeSvg(svg).webp({ quality: 88, effort: 6, smartSubsample: true }));
    }
  }
}

/** The gallery of the marriage ministry is asked for by paths that end in `.jpg`. */
async function drawPhotos(): Promise<void> {
  for (const [name, scene] of photos) {
    const picture = encodeScene(scene);
    if (name.startsWith('marriage')) await write(`${name}.jpg`, picture.jpeg({ quality: 86, mozjpeg: true }));
    else await write(`${name}.webp`, picture.webp({ quality: 88, effort: 6, smartSubsample: true }));
  }
}

async function drawRevival(): Promise<void> {
  for (const [name, scene] of revivalPictures) {
    await write(`${name}.webp`, encodeScene(scene).webp({ quality: 86, effort: 6, smartSubsample: true }));
  }
}

async function drawSite(): Promise<void> {
  await write('hero-image.webp', encodeScene(hero).webp({ quality: 86, effort: 6, smartSubsample: true }));
  await write('social-image.jpg', encodeScene(social).resize(1200, 630).jpeg({ quality: 90, mozjpeg: true }));
}

const parts = { covers: drawCovers, photos: drawPhotos, revival: drawRevival, site: drawSite };
const asked = process.argv.slice(2);

for (const [name, draw] of Object.entries(parts)) {
  if (asked.length === 0 || asked.includes(name)) await draw();
}
