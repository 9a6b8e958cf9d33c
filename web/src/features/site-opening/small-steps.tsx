import { type BuiltInLocale, builtInLocale, builtInLocales, languages } from '@contracts/language';
import { siteSetupPath, testMailSchema } from '@contracts/site-setup';
import styled from 'styled-components';
import { unknown } from 'valibot';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Button, ButtonAnchor } from '../../ui/button';
import { RadioGroup } from '../../ui/form/radio-group';
import { Cluster, Stack } from '../../ui/layout';
import { VisuallyHidden } from '../../ui/text';
import { color, inlineTapTarget, space, stacked } from '../../ui/theme/theme';
import { type StepProps, useSetupChange } from './use-setup-change';

export const Rows = styled.ul`
  list-style: none;
  > li {
    ${stacked(3)}
    padding-block: ${space[4]};
    border-block-start: 1px solid ${color.hairline};
    overflow-wrap: anywhere;
  }
  h4 {
    font: 600 1em / 1.4 var(--font-sans);
  }
`;

/** Stays in sight below a long list, because the row that was tapped is gone. */
export const Told = styled.div`
  position: sticky;
  z-index: 1;
  bottom: 0;
  background: ${color.surface};
  padding-block: ${space[2]};
`;

export const TapLink = styled.a`
  ${inlineTapTarget}
`;

export function MailStep({ setup, show }: StepProps) {
  const { t } = useLanguage();
  const { isBusy, act, call, change, outcome } = useSetupChange(show);

  async function send() {
    const { problem } = await call(testMailSchema, `${siteSetupPath}/test-mail`, { method: 'POST' });
    if (problem !== null) return { failure: t(`setup.mail.${problem.kind}`, { code: problem.code ?? '' }) };
    await change('done/mail');
    return t('setup.mail.sent', { email: setup.account.email });
  }

  return (
    <Stack $gap={3}>
      <Button $variant="quiet" aria-disabled={isBusy || undefined} onClick={() => act(send)}>
        {t('setup.mail.send')}
      </Button>
      {outcome}
    </Stack>
  );
}

/** The form of an entry in the panel; a page has no document id in its address. */
export function panelEditor({ uid, documentId }: { uid: string; documentId?: string }, language: BuiltInLocale) {
  const entry = documentId === undefined ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`;
  return `${paths.panel}/content-manager/${entry}?plugins[i18n][locale]=${language}`;
}

export function NumbersStep({ setup: { numbers }, show }: StepProps) {
  const { t, locale } = useLanguage();
  const { act, change, outcome } = useSetupChange(show);
  return (
    <>
      <Rows role="list">
        {numbers.map(({ documentId, country, name, phone }) => (
          <li key={documentId}>
            <p>{`${country} · ${name}`}</p>
            <Cluster $gap={3}>
              <ButtonAnchor $variant="quiet" href={`tel:${phone}`}>
                {t('setup.numbers.call', { phone })}
              </ButtonAnchor>
              <Button
                $variant="quiet"
                onClick={() =>
                  act(
                    () => change(`numbers/${documentId}`).then(() => t('setup.numbers.checked', { name })),
                    () => change(`numbers/${documentId}`, { method: 'DELETE' }),
                  )
                }
              >
                <span>
                  <span>{t('setup.numbers.answered')}</span>
                  <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
                </span>
              </Button>
              <TapLink href={panelEditor({ uid: 'api::crisis-line.crisis-line', documentId }, builtInLocale(locale))}>
                <span>{t('setup.numbers.change')}</span>
                <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
              </TapLink>
            </Cluster>
          </li>
        ))}
      </Rows>
      <Told>{outcome}</Told>
    </>
  );
}

/** Where Strapi keeps the panel's language in this browser. */
const panelLanguageKey = 'strapi-admin-language';

export function LanguageStep({ setup, show }: StepProps) {
  const { t } = useLanguage();
  const { act, call, change, outcome } = useSetupChange(show);

  async function choose(preferedLanguage: BuiltInLocale) {
    await call(unknown(), '/admin/users/me', { method: 'PUT', body: { preferedLanguage } });
    window.localStorage.setItem(panelLanguageKey, preferedLanguage);
    return change('done/language');
  }

  return (
    <Stack $gap={3}>
      <RadioGroup
        {...{ id: 'setup-panel-language', name: 'setup-panel-language', label: t('setup.language') }}
        options={builtInLocales.map((value) => ({ value, label: languages[value].name }))}
        value={setup.done.includes('language') ? setup.account.language : ''}
        onChange={(chosen) => chosen !== '' && act(() => choose(chosen))}
      />
      {outcome}
    </Stack>
  );
}
