export type Box = { x: number; y: number; width: number; height: number };

/** From farthest to nearest: colour, height of its crest as a share of the box, and the phase of its waves. */
const ridges = [
  { colour: '#d9a777', crest: 0.36, rise: 0.12, phase: 0.4 },
  { colour: '#a07c78', crest: 0.45, rise: 0.11, phase: 2.1 },
  { colour: '#56607a', crest: 0.53, rise: 0.12, phase: 4.4 },
  { colour: '#243b5a', crest: 0.61, rise: 0.1, phase: 5.6 },
  { colour: '#0f1b2d', crest: 0.7, rise: 0.06, phase: 1.2 },
] as const;

/** The hour before sunrise over hills: light of the sky that comes out of the paper, and hills down to the night. */
export function drawDawn(document: PDFKit.PDFDocument, box: Box): void {
  const { x, y, width, height } = box;
  const sun = { x: x + width * 0.7, y: y + height * 0.42 };
  const sky = document.linearGradient(x, y, x, y + height * 0.6);
  sky.stop(0, '#faf7f1').stop(0.55, '#f6e3c2').stop(1, '#eebf7c');
  document.rect(x, y, width, height).fill(sky);
  const glow = document.radialGradient(sun.x, sun.y, 0, sun.x, sun.y, width * 0.3);
  glow.stop(0, '#ffdf9e', 1).stop(0.35, '#f7cf8b', 0.55).stop(1, '#f6e3c2', 0);
  document.circle(sun.x, sun.y, width * 0.3).fill(glow);
  document.circle(sun.x, sun.y, height * 0.1).fill('#fff3d6');
  for (const { colour, crest, rise, phase } of ridges) {
    document.moveTo(x, y + height);
    for (let step = 0; step <= 120; step += 1) {
      const at = step / 120;
      const waves =
        Math.sin(at * 5.2 + phase) * 0.5 +
        Math.sin(at * 11.7 + phase * 2.3) * 0.3 +
        Math.sin(at * 27 + phase * 3.1) * 0.08;
      const valley = Math.exp(-(((at - 0.7) / 0.16) ** 2)) * 0.5;
      document.lineTo(x + at * width, y + height * (crest - rise * (waves - valley)));
    }
    document
      .lineTo(x + width, y + height)
      .closePath()
      .fill(colour);
  }
}
