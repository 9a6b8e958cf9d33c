/** The pictures and videos that the project draws, by the name under which the site asks for them. */
export interface AssetSeed {
  readonly name: string;
  /** The folder it is put in, after those above it. */
  readonly folder: readonly string[];
  /** In `scripts/seed/media/files`. */
  readonly file: string;
  readonly mimetype: 'image/webp' | 'image/jpeg' | 'video/mp4';
  readonly alternativeText: string;
  /** Whether the site finds it by its name alone, wherever it lies, or by its place too. */
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
    'Ridges of blue hills under a brightening sky',
    'Hills before dawn with one line of gold in the east',
    'The first sunlight touching the highest ridge',
    'Mist lying between rows of hills',
    'A red morning sky above dark slopes',
    'The sun fully risen over the last hills',
  ],
);

const marriage = [
  'Two ridges meeting under a sky that is turning gold',
  'Soft hills in the mist, with the sun just below the edge',
  'A wide valley at first light, seen from above',
  'Dark hills and a pale band of dawn between them',
  'The sun coming up over the last row of hills',
  'Morning light lying along a gentle slope',
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
    'indiana-2026-1.webp': 'A handful of lamps on a wide plain at nightfall',
    'indiana-2026-2.webp': 'The risen sun over flat land',
  }),
  ...revival('Punjab-2026', {
    'punjab-2026-1.webp': 'Red hills under an evening sky',
    'punjab-2026-2.webp': 'Many lamps on dark slopes, with a last band of gold behind the hills',
  }),
  ...revival('Ambato-2026', {
    'ambato-2026-1.webp': 'Blue mountains, row behind row, in the morning',
    'ambato-2026-2.webp': 'Lamps along a slope between mountains at nightfall',
    'ambato-2026-3.webp': 'A valley under a violet and rose sky',
    'ambato-2026-last-night.mp4': 'Mist drifting over lamps in a mountain valley',
    'ambato-2026-last-night-poster.webp': 'Lamps in a mountain valley at night',
  }),
  ...revival('Punjab-2025', {
    'punjab-2025-1.webp': 'Pale mist over level fields',
    'punjab-2025-2.webp': 'A few lamps close together in the dark',
  }),
  ...revival('Manabi-2025', {
    'manabi-2025-1.webp': 'The sun coming up over a still, violet sea',
    'manabi-2025-2.webp': 'Gold light on the sea',
    'manabi-2025-3.webp': 'Lights of boats on a blue sea before sunrise',
  }),
  ...revival('Sindh-2024', {
    'sindh-2024-1.webp': 'A red sky over dark, level land',
    'sindh-2024-2.webp': 'Lights scattered over a plain at night',
  }),
];

export const assets: readonly AssetSeed[] = [
  site('hero-image', 'Rows of hills before sunrise, with a band of gold light along the horizon'),
  site('social-image', 'The sun rising behind rows of hills', 'jpg'),
  site('overcoming-book-cover', 'Cover of “When the Fire Goes Down”: its title cools from gold to ember'),
  site('overcoming-book-cover-es', 'Cover of “Cuando baja el fuego”: its title cools from gold to ember'),
  site('prophetic-plan-book-cover', 'Cover of “The Unhurried Plan”: furrows under a low sun'),
  site('prophetic-plan-book-cover-es', 'Cover of “El plan sin prisa”: furrows under a low sun'),
  site('prophetic-word-2025', 'A line of gold light behind layered hills under a sky that is still night blue'),
  ...retreat,
  ...marriage,
  ...revivals,
  site('pastor-video', 'Light growing and fading slowly over rows of hills', 'mp4'),
  site('pastor-video-poster', 'Rows of hills before sunrise'),
  site('august16-promo-video', 'Mist drifting through red hills in the morning', 'mp4'),
  site('august16-promo-video-poster', 'Red hills in the morning'),
];
