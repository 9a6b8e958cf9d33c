import { useDeferredValue, useId, useMemo, useState } from 'react';
import styled from 'styled-components';
import useSWR from 'swr';
import { createSearch } from '../../features/library-search/search-index';
import { useLanguage } from '../../i18n/language-provider';
import { type KeptText, readKeptTexts } from '../../lib/kept/kept-text';
import type { Pack } from '../../lib/kept/pack';
import { controlStyle } from '../../ui/form/control-style';
import { Stack } from '../../ui/layout';
import { Eyebrow, Prose } from '../../ui/text';
import { space } from '../../ui/theme/theme';

const Field = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  max-width: 32rem;
  input {
    ${controlStyle}
  }
`;

const Results = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  list-style: none;
`;

/** Searches on the device alone, also offline. */
export function KeptSearch({ packs }: { packs: readonly Pack[] }) {
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
      <Field role="search">
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
        <Results role="list">
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
