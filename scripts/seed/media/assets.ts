import { coverName, covers } from '../content/covers';

/** The demo content's pictures and videos, drawn and kept as data, by the name under which the site asks for them. */
export interface AssetSeed {
  readonly name: string;
  /** The folder it is put in, after those above it. */
  readonly folder: readonly string[];
  /** In `scripts/seed/media/files`. */
  readonly file: string;
  readonly mimetype: 'image/webp' | 'image/jpeg' | 'video/mp4';
  readonly alternativeText: string;
  /** Says if the site finds it by its name alone, wherever it lies, or by its place too. */
  readonly knownBy: 'name' | 'path';
}

/** The folder whose files the site serves under /public-objects. */
const publicFolder = 'public';

function site(name: string, alternativeText: string, ending: 'webp' | 'jpg' | 'mp4' = 'webp'): AssetSeed {
  const mimetypes = { webp: 'image/webp', jpg: 'image/jpeg', mp4: 'video/mp4' } as const;
  const file = `${name}.${ending}`;
  return { name, file, mimetype: mimetypes[ending], folder: ['Site'], alternativeText, knownBy: 'name' };
}

function numbered(nameOf: (place: number) => string, texts: readonly string[]): AssetSeed[] {
  return texts.map((text, index) => site(nameOf(index + 1), text));
}

const retreat = numbered(
  (place) => `retreat-image${place}`,
  [
    'Tents glowing under the stars, and the shadow of a man who is still reading',
    'A circle of eight men sitting on logs around a campfire',
    'Two men in the river at sunrise: one raises his hand, the other leans back on his arm',
    'A man from behind, and two others at his sides, each with a hand on his shoulder',
    'A long table under lanterns, full of plates and bread, with one pot in the middle',
    'The road home: a bus winding through the hills toward a village, with the sun low',
  ],
);

const marriage = [
  'Two cups steaming side by side at a window at sunrise',
  'Two wedding rings on an open Bible',
  'A couple on a bench by a lake, seen from behind, her head on his shoulder',
  'A porch at night with the lamp left on and two rocking chairs',
  'An older couple walking arm in arm between trees, toward the light',
  'The open door of a small stone church at dusk, with light inside',
].map((alternativeText, index): AssetSeed => ({
  name: `${index + 1}.jpg`,
  file: `marriage-ministry-${index + 1}.jpg`,
  mimetype: 'image/jpeg',
  folder: [publicFolder, 'Marriage Ministry'],
  alternativeText,
  knownBy: 'path',
}));

/** What is shown of one revival event lies in a folder of its own; the names tell no more of the place than its event does. */
function revival(folder: string, files: Readonly<Record<string, string>>): AssetSeed[] {
  return Object.entries(files).map(([file, alternativeText]) => ({
    name: file,
    folder: [publicFolder, 'Revival', folder],
    file,
    mimetype: file.endsWith('.mp4') ? 'video/mp4' : 'image/webp',
    alternativeText,
    knownBy: 'path',
  }));
}

const revivals = [
  ...revival('Indiana-2026', {
    'indiana-2026-1.webp':
      'Oil lanterns in the grass, leading to a lit farmhouse whose doors are shut, with people waiting at nightfall',
    'indiana-2026-2.webp':
      'A family walks over a lawn toward the risen sun, past an empty tent, chairs and a lantern that is out',
  }),
  ...revival('Punjab-2026', {
    'punjab-2026-1.webp':
      'A canal under a clearing sky, a mango tree dripping beside it, and a man walking his bicycle between puddles',
    'punjab-2026-2.webp':
      'Clay oil lamps on the ground behind people who sit under an awning with raised hands, facing a singer',
  }),
  ...revival('Ambato-2026', {
    'ambato-2026-1.webp':
      'A snow peak in the first sun over terraced fields, seen by somebody in a poncho beside a llama',
    'ambato-2026-2.webp': 'People with lanterns come down a winding path at night to a tent that is lit from within',
    'ambato-2026-3.webp':
      'A rainbow over a valley of small fields with a winding river, wisps of cloud and departing rain',
    'ambato-2026-last-night.mp4': 'Mist drifting over lamps in a mountain valley',
    'ambato-2026-last-night-poster.webp': 'Lamps in a mountain valley at night',
  }),
  ...revival('Punjab-2025', {
    'punjab-2025-1.webp': 'Mist lying over green furrows at sunrise, with trees fading into it and people on a path',
    'punjab-2025-2.webp': 'Three clay oil lamps burning in the dark before a bolted gate',
  }),
  ...revival('Manabi-2025', {
    'manabi-2025-1.webp': 'Two men lower a woman in white into the sea at sunrise while others wait in the water',
    'manabi-2025-2.webp': 'People on a beach sing with raised hands around a guitarist, before a gold sea',
    'manabi-2025-3.webp': 'Fishing boats with lamps come in before sunrise while people sing on the beach',
  }),
  ...revival('Sindh-2024', {
    'sindh-2024-1.webp': 'Families walk from a bus to a low, lit hall between date palms under a red evening sky',
    'sindh-2024-2.webp': 'A family with a lantern at night, and lines of lanterns on paths across a plain',
  }),
];

export const assets: readonly AssetSeed[] = [
  ...Object.entries(covers).map(([slug, { en }]) => site(coverName(slug), en)),
  site('hero-image', 'Rows of hills before sunrise, with a band of gold light along the horizon'),
  site('social-image', 'The sun rising behind rows of hills', 'jpg'),
  site('overcoming-book-cover', 'Cover of “When the Fire Goes Down”: its title cools from gold to ember'),
  site('overcoming-book-cover-es', 'Cover of “Cuando baja el fuego”: its title cools from gold to ember'),
  site('prophetic-plan-book-cover', 'Cover of “The Unhurried Plan”: furrows under a low sun'),
  site('prophetic-plan-book-cover-es', 'Cover of “El plan sin prisa”: furrows under a low sun'),
  site('ministry-mens', 'Three men putting a roof on a house at sunrise: one hammers, two bring a beam'),
  site('ministry-marriage', 'A couple walking down a wet street under one umbrella'),
  site('ministry-prophetic', 'An oil lamp burning beside an open scroll, before dawn'),
  site('ministry-care', 'A visitor at an open door at nightfall, taking the hands of the woman who opens'),
  site('prophetic-word-2025', 'A watchman on a city wall before dawn, looking toward the first line of gold'),
  ...retreat,
  ...marriage,
  ...revivals,
  site('pastor-video', 'Light growing and fading slowly over rows of hills', 'mp4'),
  site('pastor-video-poster', 'Rows of hills before sunrise'),
  site('august16-promo-video', 'Mist drifting through red hills in the morning', 'mp4'),
  site('august16-promo-video-poster', 'Red hills in the morning'),
];
