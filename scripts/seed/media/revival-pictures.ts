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

type View = Omit<Scene, 'width' | 'height' | 'grain'> & { readonly palette: Palette };

/** Plains, hills and mountains, each where such a gathering might be; a sea is many low hills. Where people meet after dark there are lamps. */
const views: Readonly<Record<string, readonly View[]>> = {
  'indiana-2026': [
    {
      palette: firstLight,
      seed: 1017,
      sun: { x: 0.3, y: 0.6 },
      hills: { from: 0.62, to: 0.9, count: 3 },
      relief: 0.5,
      lamps: { count: 26, x: 0.42, y: 0.84, spread: 0.22 },
    },
    {
      palette: goldenMorning,
      seed: 1018,
      sun: { x: 0.7, y: 0.55 },
      hills: { from: 0.58, to: 0.93, count: 4 },
      relief: 0.55,
      disc: 0.05,
    },
  ],
  'punjab-2026': [
    { palette: redMorning, seed: 816, sun: { x: 0.6, y: 0.58 }, hills: { from: 0.6, to: 0.96, count: 6 }, relief: 1.2 },
    {
      palette: beforeDawn,
      seed: 817,
      sun: { x: 0.45, y: 0.52 },
      hills: { from: 0.55, to: 0.97, count: 5 },
      lamps: { count: 90, x: 0.46, y: 0.82, spread: 0.36 },
    },
  ],
  'ambato-2026': [
    { palette: blueHour, seed: 314, sun: { x: 0.5, y: 0.4 }, hills: { from: 0.4, to: 0.95, count: 7 }, relief: 1.7 },
    {
      palette: firstLight,
      seed: 315,
      sun: { x: 0.64, y: 0.5 },
      hills: { from: 0.5, to: 0.96, count: 6 },
      relief: 1.5,
      lamps: { count: 44, x: 0.62, y: 0.8, spread: 0.2 },
    },
    {
      palette: roseMorning,
      seed: 316,
      sun: { x: 0.35, y: 0.48 },
      hills: { from: 0.5, to: 0.94, count: 6 },
      mist: 1.4,
      relief: 1.6,
    },
  ],
  'punjab-2025': [
    {
      palette: paleMist,
      seed: 1206,
      sun: { x: 0.5, y: 0.5 },
      hills: { from: 0.52, to: 0.94, count: 6 },
      mist: 1.8,
      relief: 0.35,
    },
    {
      palette: beforeDawn,
      seed: 1207,
      sun: { x: 0.3, y: 0.64 },
      hills: { from: 0.66, to: 0.95, count: 4 },
      relief: 0.4,
      lamps: { count: 12, x: 0.56, y: 0.85, spread: 0.12 },
    },
  ],
  'manabi-2025': [
    {
      palette: roseMorning,
      seed: 524,
      sun: { x: 0.5, y: 0.56 },
      hills: { from: 0.575, to: 0.92, count: 16 },
      mist: 0.35,
      relief: 0.05,
      disc: 0.05,
    },
    {
      palette: goldenMorning,
      seed: 525,
      sun: { x: 0.24, y: 0.6 },
      hills: { from: 0.615, to: 0.93, count: 16 },
      mist: 0.4,
      relief: 0.06,
    },
    {
      palette: blueHour,
      seed: 526,
      sun: { x: 0.74, y: 0.5 },
      hills: { from: 0.515, to: 0.92, count: 16 },
      mist: 0.35,
      relief: 0.05,
      lamps: { count: 30, x: 0.3, y: 0.84, spread: 0.25 },
    },
  ],
  'sindh-2024': [
    {
      palette: redMorning,
      seed: 1109,
      sun: { x: 0.25, y: 0.6 },
      hills: { from: 0.63, to: 0.93, count: 4 },
      relief: 0.35,
    },
    {
      palette: beforeDawn,
      seed: 1110,
      sun: { x: 0.62, y: 0.6 },
      hills: { from: 0.64, to: 0.95, count: 4 },
      relief: 0.3,
      lamps: { count: 120, x: 0.5, y: 0.82, spread: 0.5 },
    },
  ],
};

/** Each by its file's name without its ending. */
export const revivalPictures: ReadonlyMap<string, Scene> = new Map(
  Object.entries(views).flatMap(([name, list]) =>
    list.map((view, index): [string, Scene] => [
      `${name}-${index + 1}`,
      { width: 1500, height: 1000, grain: 3, ...view },
    ]),
  ),
);

/** A valley with lamps, for the video of the last night. */
export const ambatoNight: View = {
  palette: firstLight,
  seed: 318,
  sun: { x: 0.55, y: 0.55 },
  hills: { from: 0.56, to: 0.96, count: 6 },
  relief: 1.4,
  lamps: { count: 50, x: 0.55, y: 0.84, spread: 0.24 },
};
