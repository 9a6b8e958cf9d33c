import { builtInLocale, otherLanguage } from '@contracts/language';
import { languageNames } from '@contracts/panel-names';
import type { Example } from '@contracts/site-setup';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { CheckboxField } from '../../ui/form/checkbox-field';
import { Cluster } from '../../ui/layout';
import { Remark, Small, VisuallyHidden } from '../../ui/text';
import { panelEditor, Rows, TapLink, Told } from './small-steps';
import { type StepProps, useSetupChange } from './use-setup-change';

type CardProps = Pick<ReturnType<typeof useSetupChange>, 'isBusy' | 'act' | 'change'> & {
  example: Example;
  areHidden: boolean;
};

function ExampleCard({ example, areHidden, isBusy, act, change }: CardProps) {
  const { t, locale } = useLanguage();
  const { uid, documentId, language, address, isHidden, isPage, canHide, statements, translations } = example;
  const own = builtInLocale(locale);
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const decide = (body: object) => change(`examples/${uid}/${documentId}`, { body });
  const isConfirmed = statements.every((statement) => confirmed.includes(statement));
  const name = example.title ?? example.page[own];
  // Once examples are hidden, only what is true comes back.
  const other = isHidden ? !areHidden && 'show' : canHide && 'hide';
  const acts = other ? (['keep', other] as const) : (['keep'] as const);
  return (
    <li>
      <h4>
        <span>{name}</span>
        {language !== own && <Small as="span">{` (${languageNames[language][own]})`}</Small>}
      </h4>
      {isHidden && <Small>{t(isPage ? 'setup.examples.hiddenParts' : 'setup.examples.hidden')}</Small>}
      {statements.map((statement, index) => (
        <CheckboxField
          key={statement}
          id={`setup-${documentId}-${index}`}
          label={t('setup.examples.true', { statement })}
          help={translations[index] ? <span lang={otherLanguage(language)}>{translations[index]}</span> : undefined}
          checked={confirmed.includes(statement)}
          onChange={(isTrue) =>
            setConfirmed(isTrue ? [...confirmed, statement] : confirmed.filter((each) => each !== statement))
          }
        />
      ))}
      {!isConfirmed && <Small>{t('setup.examples.tick')}</Small>}
      <Cluster $gap={3}>
        {acts.map((choice) => (
          <Button
            key={choice}
            $variant="quiet"
            aria-disabled={isBusy || (choice === 'keep' && !isConfirmed) || undefined}
            onClick={() => {
              if (choice === 'show') act(() => decide({ act: choice }));
              else if (choice === 'hide') act(() => decide({ act: choice, confirmed }));
              else if (isConfirmed) {
                act(
                  () => decide({ act: choice, confirmed: statements }).then(() => t('setup.examples.kept', { name })),
                  areHidden ? undefined : () => decide({ act: 'ask' }),
                );
              }
            }}
          >
            <span>
              <span>
                {choice === 'hide' && isPage
                  ? t(confirmed.length > 0 ? 'setup.examples.hideRest' : 'setup.examples.hideParts')
                  : t(`setup.examples.${choice}`)}
              </span>
              <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
            </span>
          </Button>
        ))}
        <TapLink href={panelEditor(isPage ? { uid } : { uid, documentId }, own)}>{t('setup.examples.change')}</TapLink>
        {address !== null && (isPage || !isHidden) && <TapLink href={address}>{t('setup.see')}</TapLink>}
      </Cluster>
    </li>
  );
}

export function ExamplesStep({ setup: { examples, areExamplesHidden }, show }: StepProps) {
  const { t, locale } = useLanguage();
  const own = builtInLocale(locale);
  const { isBusy, act, change, outcome } = useSetupChange(show);
  const pages = [...new Set(examples.map(({ page }) => page[own]))];
  const hidden = examples.filter(({ isHidden }) => isHidden).length;
  return (
    <>
      {hidden > 0 && <Remark>{t('setup.examples.waiting', { count: hidden })}</Remark>}
      {pages.map((page) => (
        <section key={page} aria-label={page}>
          {examples.some((example) => !example.isPage && example.page[own] === page) && <Small>{page}</Small>}
          <Rows role="list">
            {examples
              .filter((example) => example.page[own] === page)
              .map((example) => (
                <ExampleCard
                  key={example.documentId}
                  areHidden={areExamplesHidden}
                  example={example}
                  {...{ isBusy, act, change }}
                />
              ))}
          </Rows>
        </section>
      ))}
      <Told>{outcome}</Told>
    </>
  );
}
