import { Flex, Link, Main, Typography } from '@strapi/design-system';
import { ExternalLink } from '@strapi/icons';
import { type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { deskPagePath } from '../contracts/prayer-desk';
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

const savedSchema = v.looseObject({ documentId: v.string(), eventDocumentId: v.nullish(v.string()) });

type PanelProps = { model?: string; document?: unknown };

/** The side panel of an event and of its media, whose page is `/admin`. Strapi calls this function like a component. */
export function MediaPagePanel({ model, document }: PanelProps): { title: string; content: ReactNode } | null {
  const text = useTexts();
  const { locale } = useIntl();
  const isItem = model === 'api::event-media.event-media';
  if (!isItem && model !== 'api::revival-event.revival-event') return null;
  const saved = v.is(savedSchema, document) ? document : undefined;
  const event = isItem ? saved?.eventDocumentId : saved?.documentId;
  const content = (
    <Flex direction="column" alignItems="start" gap={3}>
      <Typography textColor="neutral600">{text('event-media.about')}</Typography>
      <Link href={`/admin?lang=${locale}${event ? `&event=${event}` : ''}`} target="_blank" endIcon={<ExternalLink />}>
        {text('event-media.open')}
      </Link>
    </Flex>
  );
  return { title: text('event-media.title'), content };
}
