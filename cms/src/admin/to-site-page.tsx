import { Flex, Link, Main, Typography } from '@strapi/design-system';
import { useEffect } from 'react';
import { deskPagePath } from '../api/prayer-desk/contract';
import { useTexts } from './translations/use-texts';

type Props = { address: string; title: string; lead: string; link: string };

/** Leads on at once, in the same tab: both have one session. The link is for a browser that does not follow. */
function ToSitePage({ address, title, lead, link }: Props) {
  useEffect(() => {
    // Replaced, so that Back leads to where the menu was opened.
    window.location.replace(address);
  }, [address]);

  return (
    <Main>
      <Flex direction="column" alignItems="start" gap={4} padding={10}>
        <Typography variant="alpha" tag="h1">
          {title}
        </Typography>
        <Typography>{lead}</Typography>
        <Link href={address}>{link}</Link>
      </Flex>
    </Main>
  );
}

export function ToPrayerDesk() {
  const text = useTexts();
  return (
    <ToSitePage address={deskPagePath} title={text('desk.title')} lead={text('desk.lead')} link={text('desk.link')} />
  );
}

export function ToSitePictures() {
  const text = useTexts();
  return (
    <ToSitePage
      address="/admin?tab=pictures"
      title={text('site-pictures.title')}
      lead={text('site-pictures.lead')}
      link={text('site-pictures.open')}
    />
  );
}
