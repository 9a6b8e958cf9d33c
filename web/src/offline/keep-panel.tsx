import type { Locale } from '@contracts/site-setting';
import { useState } from 'react';
import styled from 'styled-components';
import { offeredLocales } from '../i18n/offered-locales';
import { englishOffline } from '../i18n/en/offline';
import { spanishOffline } from '../i18n/es/offline';
import { useLanguage, withTexts } from '../i18n/language-provider';
import { keepableKind } from './keepable-kind';
import { bytesToFetch, type Pack } from './pack';
import { searchOf } from '../lib/page-address';
import { paths } from '../lib/paths';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { CheckboxField } from '../ui/form/checkbox-field';
import { Cluster, Stack } from '../ui/layout';
import { Link } from '../ui/link';
import { Small } from '../ui/text';
import { size } from '../ui/theme/theme';
import { formatBytes, KeepingState } from './keeping-state';
import { PassModuleOn } from './pass-module-on';
import { useKeeping, failureOf } from './use-keeping';
import useSWR from 'swr';
import { canKeep, fetchPack, type KeepingFailure, NotKept } from './keeping';

type Published =
  | { status: 'loading' }
  | { status: 'failed'; reason: KeepingFailure; retry: () => void }
  | { status: 'ready'; packs: readonly Pack[] };

/** The packs of an address in each language, as published now. */
function usePublishedPacks(address: string): Published {
  const { data, error, isValidating, mutate } = useSWR<readonly Pack[], unknown>(
    ['pack', address],
    () => {
      if (!canKeep()) throw new NotKept('no-worker');
      return Promise.all(offeredLocales().map((locale) => fetchPack(address, locale)));
    },
    // Every time it is opened: the size depends on what is published now.
    { revalidateOnMount: true },
  );
  if (data) return { status: 'ready', packs: data };
  if (error === undefined || isValidating) return { status: 'loading' };
  return { status: 'failed', reason: failureOf(error), retry: () => void mutate() };
}

const Panel = styled(Card)`
  width: 100%;
  max-width: ${size.measure};
`;

export const KeepPanel = withTexts({ en: englishOffline, es: spanishOffline }, PanelContent);

function PanelContent({ address, onClose }: { address: string; onClose: () => void }) {
  const { t } = useLanguage();
  const published = usePublishedPacks(address);
  const module = searchOf(address).get('module');
  return (
    <Panel as="section" aria-label={t('keep.keep')}>
      <Stack $gap={4}>
        <Small>{t(`kept.about.${keepableKind(address) ?? 'gospel'}`)}</Small>
        {published.status === 'loading' ? <p role="status">{t('kept.measuring')}</p> : null}
        {published.status === 'failed' ? (
          <>
            <p role="alert">{t(`kept.failure.${published.reason}`)}</p>
            {published.reason === 'no-worker' ? null : (
              <div>
                <Button $variant="quiet" onClick={published.retry}>
                  {t('kept.again')}
                </Button>
              </div>
            )}
          </>
        ) : null}
        {published.status === 'ready' ? <Choice published={published.packs} address={address} /> : null}
        {module === null ? null : <PassModuleOn slug={module} />}
        <Cluster>
          <Link to={paths.kept}>{t('kept.page.title')}</Link>
          <Button $variant="quiet" onClick={onClose}>
            {t('words.close')}
          </Button>
        </Cluster>
      </Stack>
    </Panel>
  );
}

function Choice({ published, address }: { published: readonly Pack[]; address: string }) {
  const { t, locale } = useLanguage();
  const { packs, work, start, remove, stop } = useKeeping();
  const own = packs.filter((pack) => pack.address === address);
  const [chosen, setChosen] = useState<readonly Locale[]>([locale]);
  const wanted = published.filter((pack) => chosen.includes(pack.locale));
  const current = wanted.filter((pack) =>
    own.some(({ locale: kept, version }) => kept === pack.locale && version === pack.version),
  );
  const missing = wanted.filter((pack) => !current.includes(pack));
  const isCorrected = missing.some((pack) => own.some((kept) => kept.locale === pack.locale));
  const amount = formatBytes(t, locale, bytesToFetch(missing, packs));

  return (
    <Stack $gap={4}>
      <fieldset>
        <legend>{t('kept.languages')}</legend>
        {offeredLocales().map((language) => (
          <CheckboxField
            key={language}
            id={`keep-${language}`}
            label={t(`kept.language.${language}`)}
            checked={chosen.includes(language)}
            onChange={(isChosen) =>
              setChosen(isChosen ? [...chosen, language] : chosen.filter((other) => other !== language))
            }
          />
        ))}
      </fieldset>
      {isCorrected ? <p>{t('kept.corrected')}</p> : null}
      {work?.status === 'fetching' ? null : (
        <Cluster>
          {missing.length > 0 ? (
            <Button onClick={() => void start(missing)}>
              {t(isCorrected ? 'kept.update' : 'kept.start', { size: amount })}
            </Button>
          ) : null}
          {own.length > 0 ? (
            <Button $variant="quiet" onClick={() => void remove(own)}>
              {t('kept.remove')}
            </Button>
          ) : null}
        </Cluster>
      )}
      <KeepingState work={work} onStop={stop} />
    </Stack>
  );
}
