import styled from 'styled-components';
import useSWR from 'swr';
import { useLanguage } from '../../i18n/language-provider';
import { fetchPack, NotKept } from '../../lib/kept/keeping';
import { bytesOf, bytesToFetch, documentUrl, type Pack } from '../../lib/kept/pack';
import { Button } from '../../ui/button';
import { Cluster, Stack } from '../../ui/layout';
import { Eyebrow, Small } from '../../ui/text';
import { color, space } from '../../ui/theme/theme';
import { formatBytes } from './format-bytes';
import { KeepingState } from './keeping-state';
import { useKeeping } from './use-keeping';

const List = styled.ul`
  list-style: none;
  border-top: 1px solid ${color.hairline};
  > li {
    padding-block: ${space[6]};
    border-bottom: 1px solid ${color.hairline};
  }
`;

export function KeptList() {
  const { t, locale } = useLanguage();
  const { packs, work, start, remove, stop } = useKeeping();
  return (
    <Stack $gap={6}>
      {packs.length > 0 ? (
        <>
          <List role="list">
            {packs.map((pack) => (
              <li key={`${pack.address} ${pack.locale}`}>
                <KeptRow pack={pack} packs={packs} onUpdate={start} onRemove={(removed) => remove([removed])} />
              </li>
            ))}
          </List>
          <p>{t('kept.page.total', { size: formatBytes(t, locale, bytesOf(packs)) })}</p>
        </>
      ) : null}
      <KeepingState work={work} onStop={stop} />
    </Stack>
  );
}

type KeptRowProps = {
  pack: Pack;
  packs: readonly Pack[];
  onUpdate: (wanted: readonly Pack[]) => Promise<void>;
  onRemove: (pack: Pack) => Promise<void>;
};

function KeptRow({ pack, packs, onUpdate, onRemove }: KeptRowProps) {
  const { t, locale } = useLanguage();
  const published = usePublished(pack);
  const correction = published && published.version !== pack.version ? published : null;
  const language = t(`kept.language.${pack.locale}`);
  return (
    <Stack $gap={3}>
      <Eyebrow>{`${t(`kept.kind.${pack.kind}`)} · ${language} · ${formatBytes(t, locale, bytesOf([pack]))}`}</Eyebrow>
      <h2 lang={pack.locale}>
        {/* A whole load, so that the language of the address applies. */}
        <a href={documentUrl(pack, pack.locale)}>{pack.title}</a>
      </h2>
      {pack.documents.length > 1 ? (
        <ul lang={pack.locale}>
          {pack.documents.slice(1).map((document) => (
            <li key={document.address}>
              <a href={documentUrl(document, pack.locale)}>{document.title}</a>
            </li>
          ))}
        </ul>
      ) : null}
      {correction ? <Small>{t('kept.corrected')}</Small> : null}
      <Cluster>
        {correction ? (
          <Button onClick={() => void onUpdate([correction])}>
            {t('kept.update', { size: formatBytes(t, locale, bytesToFetch([correction], packs)) })}
          </Button>
        ) : null}
        <Button
          $variant="quiet"
          aria-label={t('kept.remove.named', { title: pack.title, language })}
          onClick={() => void onRemove(pack)}
        >
          {t('kept.remove')}
        </Button>
      </Cluster>
    </Stack>
  );
}

/** The published pack; undefined while it is unknown, as offline. */
function usePublished({ address, locale }: Pack): Pack | undefined {
  const { data } = useSWR(['pack', address, locale], async () => {
    if (!navigator.onLine) return undefined;
    try {
      return await fetchPack(address, locale);
    } catch (error) {
      if (error instanceof NotKept) return undefined;
      throw error;
    }
  });
  return data;
}
