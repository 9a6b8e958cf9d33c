import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { encodePixels, fileNamed, write } from './encoder';
import { hero } from './pictures';
import { redMorning } from './palettes';
import { ambatoNight } from './revival-pictures';
import { drawScene, type Scene } from './scene';

/**
 * Makes the videos and their posters, all or those named; needs ffmpeg, which nothing else of the project does. The light moves so slowly
 * that it is enough to draw a few pictures of its way and to let each melt into the next.
 */
const size = { width: 1280, height: 720 };
const seconds = 8;
const framesPerSecond = 24;
const drawnPerSecond = 6;

const videos: Readonly<Record<string, Scene>> = {
  'pastor-video': { ...hero, ...size, grain: 1.5 },
  'august16-promo-video': {
    ...size,
    palette: redMorning,
    seed: 158,
    sun: { x: 0.38, y: 0.62 },
    hills: { from: 0.64, to: 0.95, count: 7 },
    mist: 1.3,
    grain: 1.5,
  },
  'ambato-2026-last-night': { ...ambatoNight, ...size, mist: 1.3, grain: 1.5 },
};

const encoding = [
  '-c:v',
  'libx264',
  '-preset',
  'veryslow',
  '-crf',
  '21',
  '-pix_fmt',
  'yuv420p',
  '-movflags',
  '+faststart',
];

function melt(one: Buffer, next: Buffer, share: number): Buffer {
  const frame = Buffer.allocUnsafe(one.length);
  for (let at = 0; at < one.length; at += 1) {
    frame[at] = Math.round((one[at] ?? 0) * (1 - share) + (next[at] ?? 0) * share);
  }
  return frame;
}

async function drawVideo(name: string, scene: Scene): Promise<void> {
  const count = seconds * drawnPerSecond;
  const between = framesPerSecond / drawnPerSecond;
  const drawn = Array.from({ length: count }, (_, index) => drawScene(scene, index / count));
  const [first] = drawn;
  if (first === undefined) throw new Error('A video needs a picture.');
  await write(`${name}-poster.webp`, encodePixels(first, size).webp({ quality: 80, effort: 6, smartSubsample: true }));

  const raw = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${size.width}x${size.height}`,
    '-r',
    String(framesPerSecond),
  ];
  const colours = [
    '-vf',
    'scale=out_color_matrix=bt709',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
  ];
  const output = fileNamed(`${name}.mp4`);
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...raw, '-i', '-', ...colours, ...encoding, output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => ffmpeg.on('exit', resolve));
  for (const [index, picture] of drawn.entries()) {
    for (let step = 0; step < between; step += 1) {
      const frame = melt(picture, drawn[index + 1] ?? first, step / between);
      if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
    }
  }
  ffmpeg.stdin.end();
  if ((await ended) !== 0) throw new Error(`ffmpeg could not write ${name}.mp4.`);
  console.log(`${name}.mp4`);
}

const asked = process.argv.slice(2);

for (const [name, scene] of Object.entries(videos)) {
  if (asked.length === 0 || asked.includes(name)) await drawVideo(name, scene);
}
