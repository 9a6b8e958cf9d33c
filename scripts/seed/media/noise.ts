/** Repeatable randomness: the same seed draws the same picture on every machine. */
function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263) ^ Math.imul(seed, 1_274_126_177);
  h = Math.imul(h ^ (h >>> 13), 1_103_515_245);
  h = Math.imul(h ^ (h >>> 16), 2_246_822_519);
  return ((h ^ (h >>> 15)) >>> 0) / 4_294_967_296;
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

export function mix(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Smooth noise from 0 to 1. */
function valueNoise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const u = fade(x - left);
  const v = fade(y - top);
  const above = mix(hash(left, top, seed), hash(left + 1, top, seed), u);
  const below = mix(hash(left, top + 1, seed), hash(left + 1, top + 1, seed), u);
  return mix(above, below, v);
}

/** Noise in octaves, from -1 to 1: broad shapes with finer ones on them. */
export function fractal(x: number, y: number, seed: number, octaves: number, roughness = 0.5): number {
  let sum = 0;
  let amplitude = 1;
  let total = 0;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += amplitude * (valueNoise(x * scale, y * scale, seed + octave * 31) * 2 - 1);
    total += amplitude;
    amplitude *= roughness;
    scale *= 2.03;
  }
  return sum / total;
}

/** White noise from -1 to 1. */
export function grainAt(x: number, y: number, seed: number): number {
  return hash(x, y, seed) + hash(x, y, seed + 1) - 1;
}
