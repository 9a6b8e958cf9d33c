import encodeQR from 'qr';

/** Black on white whatever is behind it, as SVG of any size. */
export function qrCodeSvg(text: string): string {
  // A poster is folded and gets wet: with this a quarter of the code may be lost.
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: 4 });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  const size = rows.length;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges">`,
    `<rect width="${size}" height="${size}" fill="#fff"/>`,
    `<path d="${dark}"/>`,
    '</svg>',
  ].join('');
}
