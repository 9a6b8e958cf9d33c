import { grainAt, mix } from './noise';

/** Lamps that stand close together; place and spread are parts of the width and the height. */
export interface Lamps {
  readonly count: number;
  readonly x: number;
  readonly y: number;
  readonly spread: number;
}

interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
}

/** How much light the lamps give to each pixel, row by row. */
export function lampLight({ count, x, y, spread }: Lamps, { width, height, seed }: Canvas): Float32Array {
  const light = new Float32Array(width * height);
  for (let lamp = 0; lamp < count; lamp += 1) {
    const across = x * width + grainAt(lamp, 1, seed) * spread * width;
    const depth = grainAt(lamp, 2, seed);
    const down = (y + depth * spread * 0.28) * height;
    // Whoever stands lower in the picture stands nearer.
    const radius = mix(0.0011, 0.0026, (depth + 1) / 2) * height;
    const halo = radius * 6;
    const reach = Math.ceil(halo * 2.5);
    for (let row = Math.max(0, Math.floor(down) - reach); row < Math.min(height, down + reach); row += 1) {
      for (
        let column = Math.max(0, Math.floor(across) - reach);
        column < Math.min(width, across + reach);
        column += 1
      ) {
        const away = Math.hypot(column - across, row - down);
        const given = 0.9 * Math.exp(-((away / radius) ** 2)) + 0.07 * Math.exp(-((away / halo) ** 2));
        light[row * width + column] = (light[row * width + column] ?? 0) + given;
      }
    }
  }
  return light;
}
