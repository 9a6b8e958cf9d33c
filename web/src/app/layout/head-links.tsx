import { palette } from '../../ui/theme/palette';

/** What every page's head has in common; React and the server see to it that they stand there. */
export function HeadLinks() {
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="theme-color" content={palette.night} />
    </>
  );
}
