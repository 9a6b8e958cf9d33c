import { builtInLocale } from '@contracts/language';
import { isExampleAddress } from '@contracts/address';
import {
  type FieldStep,
  fieldSteps,
  isFieldStep,
  type SetupStep,
  setupSteps,
  type SiteSetup as Setup,
  siteSetupPath,
  siteSetupSchema,
} from '@contracts/site-setup';
import { sitePaths } from '@contracts/site-paths';
import { ChevronDown, CircleCheck, CircleDashed } from 'lucide-react';
import { type ComponentType, useEffect } from 'react';
import styled from 'styled-components';
import { useLocation } from 'react-router-dom';
import useSWR from 'swr';
import { failureCause } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { useAuthorizedCall } from '../../lib/panel-session/use-authorized-call';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { EmptyState } from '../../ui/empty-state';
import { Cluster, Stack } from '../../ui/layout';
import { Skeleton } from '../../ui/skeleton';
import { Lead, Remark, Small, VisuallyHidden } from '../../ui/text';
import { color, size, space } from '../../ui/theme/theme';
import { ExamplesStep } from './examples-step';
import { FieldsStep } from './fields-step';
import { SiteOpening } from './site-opening';
import { SwitchField } from './switch-field';
import { LanguageStep, MailStep, NumbersStep, TapLink } from './small-steps';
import { TeamStep } from './team-step';
import { type StepProps, useSetupChange } from './use-setup-change';

const Folded = styled(Disclosure)`
  max-width: ${size.measure};
  border-block-start: 1px solid ${color.hairline};
  > summary {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    padding-block: ${space[4]};
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary > svg:last-child {
    margin-inline-start: auto;
  }
  &[open] > summary > svg:last-child {
    transform: rotate(180deg);
  }
  h3 {
    font: 600 1em / 1.4 var(--font-sans);
  }
  > div {
    padding-block-end: ${space[6]};
  }
`;

const otherSteps: Record<Exclude<SetupStep, FieldStep>, { Part: ComponentType<StepProps>; path: string }> = {
  pictures: { Part: ({ pictures }) => pictures, path: sitePaths.home },
  numbers: { Part: NumbersStep, path: sitePaths.prayer },
  mail: { Part: MailStep, path: '/desk' },
  team: { Part: TeamStep, path: '/desk' },
  language: { Part: LanguageStep, path: '/admin/panel' },
  examples: { Part: ExamplesStep, path: sitePaths.home },
};

const valuesOf = (step: SetupStep, { fields }: Setup, own: 'en' | 'es') =>
  (fields[step] ?? []).map(({ values }) => values[own]).filter((value) => value !== '');

/** Numbers that tell of people are confirmed one by one, among the examples. */
const areInvented = (step: SetupStep, { examples }: Setup) =>
  step === 'counters' && examples.some(({ uid }) => uid === fieldSteps.counters.uid);

/** Links that lead to a name which is kept for examples. */
const areExampleLinks = (step: SetupStep, { fields }: Setup) =>
  step === 'books' &&
  (fields[step] ?? []).some(({ values }) => isExampleAddress(values.en) || isExampleAddress(values.es));

const lackOf = (step: SetupStep, { opening }: Setup) => opening.missing.find((name) => name === step);

function isDone(step: SetupStep, setup: Setup): boolean {
  if (step === 'numbers') return setup.numbers.length === 0;
  if (step === 'examples') return setup.examples.every(({ isHidden }) => isHidden);
  const isRight = lackOf(step, setup) === undefined && !areInvented(step, setup) && !areExampleLinks(step, setup);
  if (step === 'team') return isRight && setup.demoAccounts === 0;
  if (step === 'mail') return isRight;
  return isRight && setup.done.includes(step);
}

function Step({ step, ...props }: StepProps & { step: SetupStep }) {
  const { t, locale } = useLanguage();
  const own = builtInLocale(locale);
  const { setup, show } = props;
  const { act, change, outcome } = useSetupChange(show);
  const done = isDone(step, setup);
  const lack = lackOf(step, setup);
  const Sign = done ? CircleCheck : CircleDashed;
  const seen = valuesOf(step, setup, own);
  const counts = { numbers: setup.numbers.length, examples: setup.examples.length };
  const count = step === 'numbers' || step === 'examples' ? counts[step] : null;
  const isMade = step === 'team' || step === 'mail' || step === 'language' || count !== null;
  const isConfirmable =
    !done && !isMade && lack === undefined && !areInvented(step, setup) && !areExampleLinks(step, setup);
  const { hash } = useLocation();
  const { Part, path } = isFieldStep(step) ? { Part: null, path: fieldSteps[step].path } : otherSteps[step];
  return (
    <Folded id={`setup-${step}`} open={hash === `#setup-${step}`}>
      <summary>
        <Sign aria-hidden size="1.25em" />
        <h3>
          <span>{t(`setup.step.${step}`)}</span>
          {count !== null && <span>{` (${count})`}</span>}
          <VisuallyHidden>{`: ${t(done ? 'siteOpening.done' : 'siteOpening.open')}`}</VisuallyHidden>
        </h3>
        <ChevronDown aria-hidden size="1.25em" />
      </summary>
      <Stack $gap={4}>
        <p>{t(`setup.step.${step}.text`)}</p>
        {lack && <Remark>{t(`setup.missing.${lack}`)}</Remark>}
        {areExampleLinks(step, setup) && <Remark>{t('setup.missing.books')}</Remark>}
        {areInvented(step, setup) && <Remark>{t('setup.missing.counters')}</Remark>}
        {seen.length > 0 && <Small>{t('setup.seen', { values: seen.join(' · ') })}</Small>}
        {isFieldStep(step) ? <FieldsStep step={step} {...props} /> : Part && <Part {...props} />}
        {step === 'giving' && <SwitchField name="isGivingOff" {...props} />}
        {step === 'mail' && setup.opening.mail !== 'works' && <SwitchField name="isDeskWatched" {...props} />}
        <Cluster $gap={4}>
          {isConfirmable && (
            <Button $variant="quiet" onClick={() => act(() => change(`done/${step}`))}>
              {t('setup.confirm')}
            </Button>
          )}
          <TapLink href={path}>{t('setup.see')}</TapLink>
        </Cluster>
        {outcome}
      </Stack>
    </Folded>
  );
}

function Steps(props: StepProps) {
  const { t } = useLanguage();
  const { hash } = useLocation();
  // The browser looked for it before there were any steps.
  useEffect(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  const open = setupSteps.filter((step) => !isDone(step, props.setup));
  const steps = setupSteps.map((step) => <Step key={step} step={step} {...props} />);
  return (
    <>
      {open.length > 0 ? (
        <>
          <Lead>{t('setup.left', { count: open.length })}</Lead>
          <div>{steps}</div>
        </>
      ) : (
        <Folded>
          <summary>
            <CircleCheck aria-hidden size="1.25em" />
            <span>{t('setup.allDone')}</span>
            <ChevronDown aria-hidden size="1.25em" />
          </summary>
          <div>{steps}</div>
        </Folded>
      )}
      <SiteOpening open={open} {...props} />
    </>
  );
}

/** What makes the demo the ministry's own site, each step on its own. */
export function SiteSetup({ pictures }: Pick<StepProps, 'pictures'>) {
  const { t, locale } = useLanguage();
  const own = builtInLocale(locale);
  const call = useAuthorizedCall();
  const { data, error, mutate } = useSWR<Setup, unknown>(
    `site-setup ${own}`,
    () => call(siteSetupSchema, `${siteSetupPath}?language=${own}`),
    { revalidateOnMount: true },
  );
  const show = (changed: Setup) => void mutate(changed, { revalidate: false });
  return (
    <Stack as="section" $gap={6} aria-labelledby="setup-title">
      <h2 id="setup-title">{t('setup.title')}</h2>
      {data !== undefined ? (
        <Steps {...{ setup: data, show, pictures }} />
      ) : error === undefined ? (
        <>
          <VisuallyHidden role="status">{t('siteOpening.loading')}</VisuallyHidden>
          <Skeleton $height="32rem" />
        </>
      ) : (
        <div role="alert">
          <EmptyState
            title={t('setup.notLoaded')}
            text={failureCause(t, error)}
            action={<Button onClick={() => void mutate()}>{t('words.retry')}</Button>}
          />
        </div>
      )}
    </Stack>
  );
}
