import { useKept, useKeeping } from '../../offline/use-keeping';
import { type Page, definePage } from '../../features/page/define-page';
import { PageMetadata } from '../../features/page/page-metadata';
import { englishOffline } from '../../i18n/en/offline';
import { spanishOffline } from '../../i18n/es/offline';
import { useLanguage, withTexts } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { ButtonLink, Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Container, Section, Stack, Cluster } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { Eyebrow, Prose, Small } from '../../ui/text';
import type { Translate } from '../../i18n/translate';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import styled from 'styled-components';
import useSWR from 'swr';
import { createSearch } from '../../features/library-search/search-index';
import { type KeptText, readKeptTexts } from '../../offline/kept-text';
import { type Pack, bytesOf, bytesToFetch, documentUrl } from '../../offline/pack';
import { controlStyle } from '../../ui/form/control-style';
import { fetchPack, NotKept } from '../../offline/keeping';
import { color, space } from '../../ui/theme/theme';
import { formatBytes, KeepingState } from '../../offline/keeping-state';

const List = styled.ul`
  list-style: none;
  border-top: 1px solid ${color.hairline};
  > li {
    padding-block: ${space[6]};
    border-bottom: 1px solid ${color.hairline};
  }
`;

function KeptList() {
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

const Field = styled(Stack)`
  max-width: 32rem;
  input {
    ${controlStyle}
  }
`;

const Results = styled(Stack)`
  list-style: none;
`;

/** Searches on the device alone, also offline. */
function KeptSearch({ packs }: { packs: readonly Pack[] }) {
  const { t } = useLanguage();
  const id = useId();
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed).trim();
  const names = packs.map(({ address, locale, version }) => `${address} ${locale} ${version}`);
  const { data: texts } = useSWR(['kept-texts', ...names], () => readKeptTexts(caches, packs));
  const search = useMemo(() => (texts ? createSearch(texts) : undefined), [texts]);
  const found = useMemo(() => (query === '' ? undefined : search?.(query)), [query, search]);
  return (
    <Stack $gap={5}>
      <Field $gap={2} role="search">
        <label htmlFor={id}>{t('kept.search')}</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <p role="status">
        {found ? (found.length > 0 ? t('kept.search.found', { count: found.length }) : t('kept.search.none')) : ''}
      </p>
      {found && found.length > 0 ? (
        <Results as="ol" $gap={6} role="list">
          {found.map((text) => (
            <li key={text.id}>
              <Result text={text} />
            </li>
          ))}
        </Results>
      ) : null}
    </Stack>
  );
}

function Result({ text }: { text: KeptText }) {
  const { t } = useLanguage();
  const { kind, category, title, summary, href, lang } = text;
  return (
    <Stack $gap={2}>
      <Eyebrow>
        <span>{t(`kept.kind.${kind}`)}</span>
        {category ? (
          <>
            <span>{' · '}</span>
            <span lang={lang}>{category}</span>
          </>
        ) : null}
      </Eyebrow>
      <h2 lang={lang}>
        <a href={href}>{title}</a>
      </h2>
      <Prose lang={lang}>{summary}</Prose>
    </Stack>
  );
}

export const keptData = definePage({
  queries: () => ({}),
  metadata: (t: Translate) => ({
    title: t('kept.page.title'),
    description: t('kept.page.description'),
    noindex: true,
  }),
});

const KeptPage = withTexts({ en: englishOffline, es: spanishOffline }, Kept);

function Kept() {
  const { t } = useLanguage();
  const { packs, isKnown } = useKept();
  return (
    <>
      <PageMetadata {...keptData.metadata(t)} />
      <PageHeader title={t('kept.page.title')} lead={t('kept.page.intro')} />
      <Section as="div">
        <Container>
          <Stack $gap={8}>
            <noscript>
              <p>{t('kept.page.noScript')}</p>
            </noscript>
            {packs.length > 0 ? <KeptSearch packs={packs} /> : null}
            {isKnown && packs.length === 0 ? (
              <EmptyState
                title={t('kept.page.empty')}
                text={t('kept.page.empty.text')}
                action={<ButtonLink to={paths.training}>{t('kept.page.empty.action')}</ButtonLink>}
              />
            ) : null}
            <KeptList />
          </Stack>
        </Container>
      </Section>
    </>
  );
}

export const page: Page = { data: keptData, Component: KeptPage };
