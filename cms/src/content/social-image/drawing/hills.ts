/** A seeded random generator: the same text always draws the same hills. */
function numbersFrom(text: string): () => number {
  let state = 2_166_136_261;
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  }
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519);
    state = Math.imul(state ^ (state >>> 13), 3_266_489_917);
    state ^= state >>> 16;
    return (state >>> 0) / 4_294_967_296;
  };
}

type Size = { width: number; height: number };

const skyColours = [
  ['0', '#0b1526'],
  ['0.3', '#12213a'],
  ['0.52', '#1f3450'],
  ['0.66', '#3a4a6b'],
  ['0.76', '#75687a'],
  ['0.84', '#b4866b'],
  ['0.92', '#dea55d'],
] as const;

/** From farthest to nearest: the colors of a hill towards the light and away from it. */
const ridgeColours = [
  ['#a88176', '#3d4a69'],
  ['#846f7a', '#33425f'],
  ['#566079', '#2a3b59'],
  ['#2f4362', '#1d3049'],
  ['#182a45', '#13223a'],
  ['#0c1727', '#0b1424'],
] as const;

function ridge(level: number, next: () => number, { width, height }: Size, sun: number): string {
  const near = level / (ridgeColours.length - 1);
  const base = height * (0.735 + 0.225 * near ** 1.2);
  const rise = height * (0.05 + 0.06 * near);
  const waves = Array.from({ length: 7 }, (_, octave) => ({
    length: (width / (1.1 + near * 0.2)) * 0.52 ** octave,
    height: rise * 0.47 ** octave,
    phase: next() * 2 * Math.PI,
  }));
  const points: string[] = [];
  for (let x = 0; x <= width; x += 4) {
    const shape = waves.reduce(
      (sum, wave) => sum + Math.sin((x / wave.length) * 2 * Math.PI + wave.phase) * wave.height,
      0,
    );
    // Leaves a valley below the sun.
    const valley = Math.exp(-(((x - sun) / (width * 0.2)) ** 2)) * rise * 0.7;
    points.push(`${x} ${(base - shape * 0.7 + valley).toFixed(1)}`);
  }
  return `<path fill="url(#ridge${level})" d="M0 ${height}L${points.join('L')}L${width} ${height}Z"/>`;
}

/** The hour before sunrise over hills, as SVG; `seed` determines the sun's position and the shape of the hills. */
export function drawHills(seed: string, size: Size): string {
  const { width, height } = size;
  const next = numbersFrom(seed);
  const sun = width * (0.6 + 0.26 * next());
  const horizon = height * 0.77;
  const stops = skyColours.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');
  const lights = ridgeColours.map(
    ([lit, dark], level) =>
      `<radialGradient id="ridge${level}" gradientUnits="userSpaceOnUse" cx="${sun}" cy="${horizon}" r="${width * 0.62}"><stop offset="0" stop-color="${lit}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`,
  );
  const ridges = ridgeColours.map((_, level) => ridge(level, next, size, sun));
  const mist = (opacity: number) =>
    `<ellipse cx="${sun}" cy="${horizon + 18}" rx="${width * 0.46}" ry="${height * 0.15}" fill="url(#glow)" opacity="${opacity}"/>`;
  return `
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>
      ${lights.join('')}
      <linearGradient id="night"><stop offset="0" stop-color="#0f1b2d" stop-opacity="0.72"/><stop offset="0.62" stop-color="#0f1b2d" stop-opacity="0.3"/><stop offset="1" stop-color="#0f1b2d" stop-opacity="0"/></linearGradient>
      <radialGradient id="glow"><stop offset="0" stop-color="#ffd49c" stop-opacity="0.9"/><stop offset="0.25" stop-color="#f0b566" stop-opacity="0.5"/><stop offset="1" stop-color="#e2a33b" stop-opacity="0"/></radialGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    <rect width="${width}" height="${horizon}" fill="url(#night)"/>
    ${mist(0.9)}
    ${ridges.slice(0, 2).join('')}
    ${mist(0.35)}
    ${ridges.slice(2).join('')}`;
}
