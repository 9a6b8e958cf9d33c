import { mix } from './noise';

export type Colour = readonly [number, number, number];

/** sRGB `#rrggbb` as linear light, in which colours mix as light does. */
export function colour(hex: string): Colour {
  const channel = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

export function blend([r, g, b]: Colour, [r2, g2, b2]: Colour, t: number): Colour {
  return [mix(r, r2, t), mix(g, g2, t), mix(b, b2, t)];
}

export function add([r, g, b]: Colour, [r2, g2, b2]: Colour, amount: number): Colour {
  return [r + r2 * amount, g + g2 * amount, b + b2 * amount];
}

export interface Stop {
  readonly at: number;
  readonly colour: Colour;
}

export function gradient(stops: readonly Stop[], at: number): Colour {
  const next = stops.findIndex((stop) => stop.at >= at);
  const last = stops.at(-1);
  if (last === undefined) throw new Error('A gradient needs a colour.');
  const above = stops[next];
  const below = stops[next - 1];
  if (above === undefined) return last.colour;
  if (below === undefined) return above.colour;
  return blend(below.colour, above.colour, (at - below.at) / (above.at - below.at));
}

/** Linear light as a byte of sRGB, `grain` in steps of it. */
export function toByte(light: number, grain: number): number {
  const value = Math.min(1, Math.max(0, light));
  const encoded = value <= 0.003_130_8 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.min(255, Math.max(0, Math.round(encoded * 255 + grain)));
}
