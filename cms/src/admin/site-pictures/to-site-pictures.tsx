import { Flex, Link, Main, Typography } from '@strapi/design-system';
import { useEffect } from 'react';
import { useTexts } from '../translations/use-texts';

/** The site's page, in the same tab: both have one session. */
const address = '/admin?tab=pictures';

/** Leads on at once; the link is for a browser that does not follow. */
export function ToSitePictures() {
  const text = useTexts();

  useEffect(() => {
    // Replaced, so that Back leads to where the menu was opened.
    window.location.replace(address);
  }, []);

  return (
    <Main>
      <Flex direction="column" alignItems="start" gap={4} padding={10}>
        <Typography variant="alpha" tag="h1">
          {text('site-pictures.title')}
        </Typography>
        <Typography>{text('site-pictures.lead')}</Typography>
        <Link href={address}>{text('site-pictures.open')}</Link>
      </Flex>
    </Main>
  );
}
