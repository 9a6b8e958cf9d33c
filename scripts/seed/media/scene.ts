import { add, blend, gradient, toByte, type Colour } from './colour';
import { fractal, grainAt, mix, smoothstep } from './noise';
import { lampLight, type Lamps } from './lamps';
import { firstLight, type Palette } from './palettes';

export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** Where the sun comes up, as parts of the width and the height. */
  readonly sun: { readonly x: number; readonly y: number };
  /** Where the farthest and the nearest hills stand, as parts of the height. */
  readonly hills: { readonly from: number; readonly to: number; readonly count: number };
  readonly grain: number;
  readonly palette?: Palette;
  /** The radius of the sun's disc as a part of the height; without one the sun is still below the horizon. */
  readonly disc?: number;
  /** How much mist lies between the hills, 1 unless told. */
  readonly mist?: number;
  /** How much the hills rise and fall, 1 unless told. */
  readonly relief?: number;
  /** People who have come together after dark. */
  readonly lamps?: Lamps;
}

interface Ridge {
  readonly top: Float64Array;
  /** The top of the ridge, sampled several times per column. */
  readonly edge: Float64Array;
  readonly body: Colour;
  readonly distance: number;
  readonly index: number;
}

/** Where in its loop a moving scene is: a point on a circle, so that the end meets the beginning. */
interface Moment {
  readonly palette: Palette;
  readonly across: number;
  readonly along: number;
}

/** How often a hill's edge is looked at in every column of pixels, so that it has no steps. */
const looks = 4;

function makeRidge(scene: Scene, palette: Palette, index: number): Ridge {
  const { width, height, seed, hills, relief = 1 } = scene;
  const near = hills.count === 1 ? 1 : index / (hills.count - 1);
  const base = mix(hills.from, hills.to, near ** 1.25) * height;
  const rise = mix(0.05, 0.13, near) * height * relief;
  const stretch = mix(3.4, 1.7, near);
  const roughness = mix(0.42, 0.36, near);
  const edge = Float64Array.from({ length: width * looks }, (_, look) => {
    const x = look / looks;
    const across = (x / width) * stretch;
    const shape = fractal(across + index * 17.3, index * 5.1, seed + index * 101, 7, roughness);
    // Only the two nearest hills are close enough for their trees to be seen.
    const trees =
      near > 0.7 ? Math.max(0, fractal(x / (height * 0.0045), 0.5, seed + index, 3, 0.6)) * height * 0.006 : 0;
    // The land opens to a valley below the sun.
    const valley = Math.exp(-(((x / width - scene.sun.x) / 0.24) ** 2)) * rise * mix(0.5, 0.75, near);
    return base - shape * rise - trees + valley;
  });
  const top = Float64Array.from({ length: width }, (_, x) => Math.min(...edge.subarray(x * looks, (x + 1) * looks)));
  const distance = 1 - near;
  const hazy = blend(palette.farHills, palette.middleHills, smoothstep(0, 0.45, near));
  return { top, edge, body: blend(hazy, palette.nearHills, smoothstep(0.1, 1, near) ** 0.8), distance, index };
}

function skyAt(scene: Scene, moment: Moment, x: number, y: number): Colour {
  const { width, height, seed, sun, disc } = scene;
  const { palette } = moment;
  const horizon = sun.y * height;
  const across = (x - sun.x * width) / height;
  const up = (horizon - y) / height;
  const away = Math.hypot(across * 0.62, up);

  let light = gradient(palette.sky, Math.min(1, y / horizon));
  // Far from the sun the horizon is still night.
  light = blend(light, palette.dusk, smoothstep(0.15, 1.05, Math.abs(across)) * 0.78 * smoothstep(0.5, 1, y / horizon));
  const breath = 1 + 0.16 * moment.along;
  light = add(light, palette.glow, 0.36 * breath * Math.exp(-away * 6.5));
  light = add(light, palette.core, 0.5 * breath * Math.exp(-((away / 0.085) ** 2)));
  if (disc !== undefined) {
    const edge = Math.hypot(across, up) / disc;
    light = blend(light, palette.disc, smoothstep(1.06, 0.94, edge) * 0.92);
  }

  // Thin bands of cloud, lit from below where they are near the sun.
  const band = fractal(
    (x / height) * 1.15 + 3 + moment.across * 0.11,
    (y / height) * 9.5 + moment.along * 0.16,
    seed + 7,
    5,
    0.52,
  );
  const veil = smoothstep(0.02, 0.42, band) * smoothstep(0.02, 0.16, up) * smoothstep(0.62, 0.2, up);
  const lit = blend(palette.dusk, blend(palette.cloud, palette.glow, Math.exp(-away * 4)), Math.exp(-away * 2.6));
  light = blend(light, lit, veil * 0.36);

  const star = grainAt(Math.floor(x / 2), Math.floor(y / 2), seed + 91);
  const twinkle = star > 0.985 ? smoothstep(0.3, 0.5, up) * 0.22 * ((star - 0.985) / 0.015) : 0;
  return add(light, palette.stars, twinkle);
}

function landAt(scene: Scene, moment: Moment, ridge: Ridge, x: number, y: number, top: number): Colour {
  const { width, height, seed, sun } = scene;
  const { palette } = moment;
  const across = (x / width - sun.x) * (width / height);
  const below = (y - top) / height;
  const towardsSun = Math.exp(-((across / 0.55) ** 2));

  let light = blend(ridge.body, blend(palette.cloud, palette.glow, 0.5), ridge.distance ** 1.4 * towardsSun * 0.55);
  // The light catches the edge of each hill.
  const edge = mix(0.05, 0.16, ridge.distance) * (1 + 0.3 * moment.along);
  light = add(light, palette.glow, Math.exp(-below * 160) * towardsSun * edge);
  // Folds in the land.
  const fold = fractal((x / height) * 5 + below * 9, below * 14 + ridge.index * 3, seed + ridge.index * 7, 4, 0.55);
  light = blend(light, palette.folds, Math.max(0, fold) * 0.32 * (1 - ridge.distance * 0.7));
  // Mist gathers where one hill meets the next.
  const drift =
    0.75 +
    0.25 *
      fractal(
        (x / height) * 2.2 + moment.across * 0.22,
        ridge.index * 2.7 + moment.along * 0.3,
        seed + 55 + ridge.index,
        3,
      );
  const mist = smoothstep(0.012, 0.115, below) * drift * mix(0.02, 0.5, ridge.distance) * (scene.mist ?? 1);
  const mistColour = blend(palette.mist, palette.litMist, towardsSun * mix(0.15, 0.85, ridge.distance));
  return blend(light, mistColour, Math.min(0.85, mist));
}

/** How much of the pixel a hill covers. */
function coverage({ edge }: Ridge, x: number, y: number): number {
  const covered = edge
    .subarray(x * looks, (x + 1) * looks)
    .reduce((sum, top) => sum + Math.min(1, Math.max(0, y + 1 - top)), 0);
  return covered / looks;
}

/** The nearest hills first: where one's edge crosses the pixel, what is behind it shines through. */
function sceneryAt(scene: Scene, moment: Moment, nearest: readonly Ridge[], x: number, y: number, from = 0): Colour {
  const at = nearest.findIndex(({ top }, index) => index >= from && y + 1 > (top[x] ?? scene.height));
  const ridge = nearest[at];
  if (!ridge) return skyAt(scene, moment, x, y);
  const top = ridge.top[x] ?? scene.height;
  const land = landAt(scene, moment, ridge, x, Math.max(y, top), top);
  const share = coverage(ridge, x, y);
  return share === 1 ? land : blend(sceneryAt(scene, moment, nearest, x, y, at + 1), land, share);
}

/** The picture as rows of red, green and blue bytes; `turn` is how far a moving scene has come in its loop, from 0 to 1. */
export function drawScene(scene: Scene, turn = 0.75): Buffer {
  const { width, height, seed, hills, palette = firstLight } = scene;
  const angle = turn * 2 * Math.PI;
  const moment: Moment = { palette, across: Math.cos(angle), along: Math.sin(angle) + 1 };
  const ridges = Array.from({ length: hills.count }, (_, index) => makeRidge(scene, palette, index)).reverse();
  const lamps = scene.lamps && lampLight(scene.lamps, scene);
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const scenery = sceneryAt(scene, moment, ridges, x, y);
      const light = lamps ? add(scenery, palette.core, lamps[y * width + x] ?? 0) : scenery;
      const grain = grainAt(x, y, seed + 13) * scene.grain;
      const at = (y * width + x) * 3;
      for (const [channel, value] of light.entries()) pixels[at + channel] = toByte(value, grain);
    }
  }
  return pixels;
}
