const rootPx = 16;
const narrowPx = 390;
const widePx = 1440;

const round = (value: number) => Number(value.toFixed(3));

/** A length that grows linearly from phones to wide screens; in rem, to respect the reader's text size. */
export function fluid(fromPx: number, toPx: number): string {
  const slope = (toPx - fromPx) / (widePx - narrowPx);
  const base = (fromPx - slope * narrowPx) / rootPx;
  return `clamp(${round(fromPx / rootPx)}rem, ${round(base)}rem + ${round(slope * 100)}vw, ${round(toPx / rootPx)}rem)`;
}
