import {
  beforeDawn,
  blueHour,
  firstLight,
  goldenMorning,
  paleMist,
  redMorning,
  roseMorning,
  type Palette,
} from './palettes';
import type { Scene } from './scene';

const photo = { width: 1500, height: 1000, grain: 3 };

type View = Omit<Scene, keyof typeof photo> & { readonly palette: Palette };

const retreat: readonly View[] = [
  { palette: blueHour, seed: 311, sun: { x: 0.32, y: 0.5 }, hills: { from: 0.5, to: 0.95, count: 7 } },
  { palette: beforeDawn, seed: 87, sun: { x: 0.7, y: 0.66 }, hills: { from: 0.68, to: 0.96, count: 5 } },
  { palette: firstLight, seed: 152, sun: { x: 0.22, y: 0.44 }, hills: { from: 0.46, to: 0.97, count: 5 }, relief: 1.5 },
  { palette: paleMist, seed: 45, sun: { x: 0.58, y: 0.46 }, hills: { from: 0.44, to: 0.92, count: 8 }, mist: 1.7 },
  { palette: redMorning, seed: 230, sun: { x: 0.44, y: 0.68 }, hills: { from: 0.72, to: 0.98, count: 4 } },
  {
    palette: goldenMorning,
    seed: 66,
    sun: { x: 0.64, y: 0.5 },
    hills: { from: 0.64, to: 0.97, count: 6 },
    disc: 0.055,
  },
];

const marriage: readonly View[] = [
  {
    palette: goldenMorning,
    seed: 512,
    sun: { x: 0.5, y: 0.62 },
    hills: { from: 0.68, to: 0.8, count: 2 },
    relief: 1.7,
  },
  {
    palette: paleMist,
    seed: 178,
    sun: { x: 0.4, y: 0.6 },
    hills: { from: 0.6, to: 0.94, count: 6 },
    mist: 1.6,
    relief: 0.7,
  },
  { palette: blueHour, seed: 903, sun: { x: 0.56, y: 0.3 }, hills: { from: 0.3, to: 0.92, count: 9 }, mist: 1.3 },
  { palette: beforeDawn, seed: 640, sun: { x: 0.46, y: 0.58 }, hills: { from: 0.62, to: 0.95, count: 4 }, relief: 1.3 },
  { palette: roseMorning, seed: 27, sun: { x: 0.6, y: 0.645 }, hills: { from: 0.64, to: 0.97, count: 6 }, disc: 0.045 },
  {
    palette: goldenMorning,
    seed: 415,
    sun: { x: 0.2, y: 0.52 },
    hills: { from: 0.56, to: 0.9, count: 3 },
    relief: 0.6,
  },
];

/** Each by its file's name without its ending. */
function numbered(views: readonly View[], nameOf: (place: number) => string): [string, Scene][] {
  return views.map((view, index) => [nameOf(index + 1), { ...photo, ...view }]);
}

export const hero: Scene = {
  width: 2400,
  height: 1500,
  seed: 42,
  sun: { x: 0.63, y: 0.69 },
  hills: { from: 0.7, to: 0.97, count: 6 },
  grain: 4,
};

export const social: Scene = {
  width: 2400,
  height: 1260,
  seed: 23,
  sun: { x: 0.5, y: 0.7 },
  hills: { from: 0.72, to: 0.98, count: 6 },
  grain: 3,
};

export const photos: ReadonlyMap<string, Scene> = new Map([
  ...numbered(retreat, (place) => `retreat-image${place}`),
  ...numbered(marriage, (place) => `marriage-ministry-${place}`),
  [
    'prophetic-word-2025',
    { ...photo, palette: beforeDawn, seed: 777, sun: { x: 0.52, y: 0.7 }, hills: { from: 0.7, to: 0.96, count: 7 } },
  ],
]);
