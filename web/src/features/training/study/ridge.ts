/** How high the hills stand at a place from 0 to 1 across, as a part of the picture's height. */
export function ridge(place: number): number {
  return 0.3 + 0.07 * Math.sin(place * 9.4 + 0.6) + 0.035 * Math.sin(place * 23);
}

const steps = 40;

/** The outline of the hills for a picture of 100 by 100, closed along its lower edge. */
export function hillside(shift: number, lift: number): string {
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const place = step / steps;
    return `${(100 * place).toFixed(1)} ${(100 * (1 - ridge(place + shift) - lift)).toFixed(1)}`;
  });
  return `M0 100L${points.join('L')}L100 100Z`;
}
