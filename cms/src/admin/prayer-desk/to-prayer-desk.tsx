import { Flex, Link, Main, Typography } from '@strapi/design-system';
import { useEffect } from 'react';
import { deskPagePath } from '../../api/prayer-desk/contract';
import { useTexts } from '../translations/use-texts';

/** Leads on at once; the link is for a browser that does not follow. */
export function ToPrayerDesk() {
  const text = useTexts();

  useEffect(() => {
    // Replaced, so that Back leads to where the menu was opened.
    window.location.replace(deskPagePath);
  }, []);

  return (
    <Main>
      <Flex direction="column" alignItems="start" gap={4} padding={10}>
        <Typography variant="alpha" tag="h1">
          {text('desk.title')}
        </Typography>
        <Typography>{text('desk.lead')}</Typography>
        <Link href={deskPagePath}>{text('desk.link')}</Link>
      </Flex>
    </Main>
  );
}
