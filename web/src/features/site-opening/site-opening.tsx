import { builtInLocale } from '@contracts/language';
import { openingPage } from '@contracts/site-paths';
import type { SetupStep } from '@contracts/site-setup';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { ConfirmedButton } from '../../ui/confirmed-button';
import { CheckboxField } from '../../ui/form/checkbox-field';
import { Stack } from '../../ui/layout';
import { Prose } from '../../ui/text';
import { size } from '../../ui/theme/theme';
import { Rows, TapLink } from './small-steps';
import { type StepProps, useSetupChange } from './use-setup-change';

/** What is missing before the site is open to the public, and the way to open and close it, each after a question. */
export function SiteOpening({ setup, show, open }: StepProps & { open: readonly SetupStep[] }) {
  const { t, locale } = useLanguage();
  const own = builtInLocale(locale);
  const { isBusy, act, change, outcome } = useSetupChange(show);
  const { isOpen, missing } = setup.opening;
  const count = setup.examples.filter(({ isHidden, isPage }) => !isPage && !isHidden).length;
  const pages = setup.areExamplesHidden ? [] : setup.examples.filter(({ isPage }) => isPage);
  const [areTrue, setTrue] = useState(false);
  const doing = isOpen ? 'close' : 'openIt';
  const lists = { required: missing, recommended: open.filter((step) => step === 'examples' || step === 'numbers') };

  async function turn() {
    const confirmedPages = pages.map(({ documentId }) => documentId);
    await change('switches', { body: isOpen ? { isOpen: false } : { isOpen: true, confirmedPages } });
    // The line above every page comes and goes with the page.
    window.history.replaceState(null, '', openingPage);
    window.location.reload();
    return undefined;
  }

  return (
    <Stack as="section" $gap={4} id="opening" aria-labelledby="opening-title" style={{ maxWidth: size.measure }}>
      <h2 id="opening-title">{t(isOpen ? 'siteOpening.isOpen' : 'siteOpening.isClosed')}</h2>
      <Prose>{t(isOpen ? 'siteOpening.isOpen.text' : 'siteOpening.isClosed.text')}</Prose>
      {!isOpen &&
        (['required', 'recommended'] as const).map(
          (kind) =>
            lists[kind].length > 0 && (
              <div key={kind}>
                <p>{t(`siteOpening.${kind}`)}</p>
                <Rows role="list">
                  {lists[kind].map((step) => (
                    <li key={step}>
                      <TapLink href={`#setup-${step}`}>{t(`setup.step.${step}`)}</TapLink>
                    </li>
                  ))}
                </Rows>
              </div>
            ),
        )}
      {!isOpen && count > 0 && <Prose>{t('siteOpening.examples', { count })}</Prose>}
      {missing.length === 0 && pages.length > 0 && (
        <div>
          <p>{t('siteOpening.pages')}</p>
          <Rows role="list">
            {pages.map(({ documentId, title, page, address }) => (
              <li key={documentId}>
                {address === null ? (title ?? page[own]) : <TapLink href={address}>{title ?? page[own]}</TapLink>}
              </li>
            ))}
          </Rows>
          <CheckboxField id="opening-pages" label={t('siteOpening.pages.true')} checked={areTrue} onChange={setTrue} />
        </div>
      )}
      {(isOpen || (missing.length === 0 && (areTrue || pages.length === 0))) && (
        <ConfirmedButton
          key={doing}
          label={t(`siteOpening.${doing}`)}
          variant={isOpen ? 'quiet' : 'action'}
          question={t(`siteOpening.${doing}.question`)}
          cancel={t(`siteOpening.${doing}.cancel`)}
          confirm={t(`siteOpening.${doing}.confirm`)}
          isBusy={isBusy}
          onConfirm={() => act(turn)}
        />
      )}
      {outcome}
    </Stack>
  );
}
