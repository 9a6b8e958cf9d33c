import { colour, type Colour, type Stop } from './colour';

/** The light of one morning. */
export interface Palette {
  /** From the top of the picture, 0, to the horizon, 1. */
  readonly sky: readonly Stop[];
  /** The sky away from the sun. */
  readonly dusk: Colour;
  /** Around the sun, at its middle, and the sun itself. */
  readonly glow: Colour;
  readonly core: Colour;
  readonly disc: Colour;
  readonly cloud: Colour;
  readonly stars: Colour;
  readonly farHills: Colour;
  readonly middleHills: Colour;
  readonly nearHills: Colour;
  readonly folds: Colour;
  readonly mist: Colour;
  readonly litMist: Colour;
}

/** The sky's colours from top to horizon, at the heights where a dawn turns. */
function sky(...hexes: readonly [string, string, string, string, string, string, string, string]): Stop[] {
  const heights = [0, 0.35, 0.6, 0.72, 0.81, 0.88, 0.94, 1];
  return hexes.map((hex, index) => ({ at: heights[index] ?? 1, colour: colour(hex) }));
}

export const firstLight: Palette = {
  sky: sky('#0b1526', '#14253d', '#20354f', '#34476a', '#5a5f78', '#836c75', '#b4866b', '#d79f60'),
  dusk: colour('#243b5a'),
  glow: colour('#e2a33b'),
  core: colour('#ffd49c'),
  disc: colour('#ffe9c4'),
  cloud: colour('#b9705f'),
  stars: colour('#efe8db'),
  farHills: colour('#7d6a78'),
  middleHills: colour('#3c4a67'),
  nearHills: colour('#0a1321'),
  folds: colour('#0f1b2d'),
  mist: colour('#5b6479'),
  litMist: colour('#e0b184'),
};

/** Everything blue, and the sky growing pale. */
export const blueHour: Palette = {
  ...firstLight,
  sky: sky('#1b3350', '#2d4f72', '#4a7093', '#6b8ea9', '#8fa9ba', '#b3c0c5', '#d3cdc3', '#e6d3b6'),
  dusk: colour('#4f6f8d'),
  glow: colour('#e4b878'),
  core: colour('#ffe6c0'),
  cloud: colour('#c9a79b'),
  farHills: colour('#7f97ad'),
  middleHills: colour('#44658a'),
  nearHills: colour('#12253c'),
  folds: colour('#1a314c'),
  mist: colour('#8ba0b2'),
  litMist: colour('#dccdb6'),
};

/** Night, but for one line. */
export const beforeDawn: Palette = {
  ...firstLight,
  sky: sky('#080f1d', '#0c1729', '#122138', '#182b46', '#213552', '#33415b', '#6b5a57', '#c48a45'),
  dusk: colour('#14233b'),
  glow: colour('#c98a2e'),
  core: colour('#f2b860'),
  cloud: colour('#5d4a56'),
  farHills: colour('#2f3b55'),
  middleHills: colour('#1c2b45'),
  nearHills: colour('#070d18'),
  mist: colour('#26344e'),
  litMist: colour('#7e6652'),
};

/** Gold from the horizon far up. */
export const goldenMorning: Palette = {
  ...firstLight,
  sky: sky('#2f4867', '#56637a', '#867a7d', '#ad8d78', '#cda174', '#e2b172', '#efc27f', '#f6d193'),
  dusk: colour('#7d7684'),
  glow: colour('#f0ab45'),
  core: colour('#ffe0a6'),
  disc: colour('#fff3d8'),
  cloud: colour('#d58f62'),
  farHills: colour('#b38d76'),
  middleHills: colour('#6d5a60'),
  nearHills: colour('#1f222f'),
  folds: colour('#2b2a36'),
  mist: colour('#9b8a86'),
  litMist: colour('#f1c98f'),
};

/** Pale and soft: mist has taken the colours. */
export const paleMist: Palette = {
  ...firstLight,
  sky: sky('#5f7488', '#7d8c9a', '#9ba3a8', '#b3b2b0', '#c6bdb2', '#d6c6b3', '#e3cfb4', '#ecd6b4'),
  dusk: colour('#8a95a0'),
  glow: colour('#e6b871'),
  core: colour('#fff0d2'),
  disc: colour('#fff6e3'),
  cloud: colour('#cfa791'),
  farHills: colour('#b0acab'),
  middleHills: colour('#76828e'),
  nearHills: colour('#2c3a4a'),
  folds: colour('#3a4a5a'),
  mist: colour('#bfbfbd'),
  litMist: colour('#ecd8b9'),
};

/** The red of a morning before the weather turns. */
export const redMorning: Palette = {
  ...firstLight,
  sky: sky('#1a1730', '#2f2040', '#52294a', '#7d344c', '#a64649', '#c65d46', '#dd7c49', '#ec9d56'),
  dusk: colour('#3b2747'),
  glow: colour('#e8763a'),
  core: colour('#ffbf82'),
  disc: colour('#ffdcae'),
  cloud: colour('#d4564b'),
  farHills: colour('#7d4454'),
  middleHills: colour('#452a43'),
  nearHills: colour('#120d1b'),
  folds: colour('#1c1426'),
  mist: colour('#6a4257'),
  litMist: colour('#e59468'),
};

/** Violet above, rose below. */
export const roseMorning: Palette = {
  ...firstLight,
  sky: sky('#27304f', '#434468', '#6b587c', '#8f6c86', '#b08389', '#cd9c8e', '#e2b497', '#f0c9a3'),
  dusk: colour('#57507a'),
  glow: colour('#eaa869'),
  core: colour('#ffdcb4'),
  disc: colour('#fff0da'),
  cloud: colour('#d98c85'),
  farHills: colour('#96788d'),
  middleHills: colour('#574f73'),
  nearHills: colour('#1a1b31'),
  folds: colour('#25243d'),
  mist: colour('#8f7d97'),
  litMist: colour('#efc1a2'),
};
