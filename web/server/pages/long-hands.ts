const shorthand =
  /(?<=[{;])(inset(?:-block-start|-block-end|-block|-inline)?|(?:padding|margin)-(?:inline|block)):([^;{}]+)/g;

/** Has no spaces, but for those in its functions: `calc(1px + max(2px, (3px + 4px)))`. */
const value = /(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g;

/**
 * Spells out the properties that Chromium knows since 87, in the styles that come with a page: older ones get no
 * scripts, and no other styles. Newer ones find `inset-inline` behind it, for pages that run from right to left.
 */
export function withLongHands(styles: string): string {
  return styles.replace(shorthand, (whole: string, name: string, values: string) => {
    const [first = '', second = first, third = first, fourth = second] = values.match(value) ?? [];
    switch (name) {
      case 'inset':
        return `top:${first};right:${second};bottom:${third};left:${fourth}`;
      case 'inset-block':
        return `top:${first};bottom:${second}`;
      case 'inset-block-start':
        return `top:${values}`;
      case 'inset-block-end':
        return `bottom:${values}`;
      case 'inset-inline':
        return `left:${first};right:${second};${whole}`;
      default:
        return `${name}-start:${first};${name}-end:${second}`;
    }
  });
}
