import type { Locale } from '@contracts/site-setting';
import { useState } from 'react';
import styled from 'styled-components';
import { offeredLocales } from '../../i18n/offered-locales';
import { englishKept } from '../../i18n/en/kept';
import { spanishKept } from '../../i18n/es/kept';
import { ExtraTexts, useLanguage } from '../../i18n/language-provider';
import { keepableKind } from '../../lib/kept/keepable-kind';
import { bytesToFetch, type Pack } from '../../lib/kept/pack';
import { searchOf } from '../../lib/page-address';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { CheckboxField } from '../../ui/form/checkbox-field';
import { Cluster, Stack } from '../../ui/layout';
import { Link } from '../../ui/link';
import { Small } from '../../ui/text';
import { size } from '../../ui/theme/theme';
import { formatBytes } from './format-bytes';
import { KeepingState } from './keeping-state';
import { PassModuleOn } from './pass-module-on';
import { useKeeping } from './use-keeping';
import { usePublishedPacks } from './use-published-packs';

const Panel = styled(Card)`
  width: 100%;
  max-width: ${size.measure};
`;

type KeepPanelProps = { address: string; onClose: () => void };

export function KeepPanel(props: KeepPanelProps) {
  return (
    <ExtraTexts en={englishKept} es={spanishKept}>
      <PanelContent {...props} />
    </ExtraTexts>
  );
}

function PanelContent({ address, onClose }: KeepPanelProps) {
  const { t } = useLanguage();
  const published = usePublishedPacks(address);
  const module = searchOf(address).get('module');
  return (
    <Panel as="section" aria-label={t('keep.keep')}>
      <Stack $gap={4}>
        <Small>{t(keepableKind(address) === 'course' ? 'kept.about.course' : 'kept.about')}</Small>
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
            {t('kept.close')}
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
      {work.status === 'fetching' ? null : (
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
