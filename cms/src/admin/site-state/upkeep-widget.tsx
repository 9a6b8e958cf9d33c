import { Flex, LinkButton, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { Link, NavLink } from 'react-router-dom';
import { siteTypes } from '../../site-types';
import { contentAddress } from '../content-address';
import { panelApi } from '../panel-api';
import { isPanelLanguage, usePanelLanguage, useTexts } from '../translations/use-texts';

/** Names broken links and idle accounts, for the yearly check. */
export function UpkeepWidget() {
  const text = useTexts();
  const intl = useIntl();
  const panelLanguage = usePanelLanguage();
  const { data, isError } = panelApi.useUpkeepQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isError) return <Widget.Error />;
  if (data === undefined) return <Widget.Loading />;
  const { checkedAt, brokenLinks, idleAccounts } = data;
  const dateOf = (time: string, timeZone?: string) => intl.formatDate(time, { dateStyle: 'long', timeZone });
  const about = brokenLinks.map(({ address, uid, entryId, language, title }) => ({
    key: `${address} ${entryId} ${language}`,
    to: contentAddress(uid, { entry: entryId, language }),
    title: title ?? siteTypes[uid]?.names[panelLanguage] ?? uid,
    words: [...(isPanelLanguage(language) ? [text(`language.${language}`)] : []), address].join(' · '),
  }));
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography tag="p" fontWeight="bold" textColor={about.length > 0 ? 'danger600' : 'neutral800'}>
        {checkedAt === null
          ? text('upkeep.unchecked')
          : text('upkeep.links', { count: about.length, date: dateOf(checkedAt) })}
      </Typography>
      {about.length === 0 ? null : (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
          {about.map(({ key, to, title, words }) => (
            <li key={key}>
              <Typography tag={Link} to={to} textColor="primary600">
                {title}
              </Typography>
              <Typography tag="p" variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
                {words}
              </Typography>
            </li>
          ))}
        </Flex>
      )}
      {idleAccounts === null || idleAccounts.length === 0 ? null : (
        <>
          <Typography tag="p" fontWeight="bold" textColor="neutral800">
            {text('upkeep.accounts', { count: idleAccounts.length })}
          </Typography>
          <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
            {idleAccounts.map(({ name, since }) => (
              <li key={name}>
                <Typography>{name}</Typography>
                <Typography tag="p" variant="pi" textColor="neutral600">
                  {text('upkeep.since', { date: dateOf(since, 'UTC') })}
                </Typography>
              </li>
            ))}
          </Flex>
          <LinkButton tag={NavLink} to="/settings/users" variant="secondary" fullWidth>
            {text('upkeep.open-accounts')}
          </LinkButton>
        </>
      )}
    </Flex>
  );
}
