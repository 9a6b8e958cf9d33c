import {
  type OpeningChange,
  type Requirement,
  type SiteOpening as Opening,
  siteOpeningPath,
  siteOpeningSchema,
} from '@contracts/site-opening';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import useSWR from 'swr';
import { failureCause } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import type { Translate } from '../../i18n/translate';
import { ApiError } from '../../lib/cms-client/api-error';
import { SessionEnded } from '../../lib/panel-session/session';
import { useAuthorizedCall } from '../../lib/panel-session/use-authorized-call';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { ConfirmedButton } from '../../ui/confirmed-button';
import { EmptyState } from '../../ui/empty-state';
import { CheckboxField } from '../../ui/form/checkbox-field';
import { Stack } from '../../ui/layout';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { Lead, VisuallyHidden } from '../../ui/text';
import { color, inlineTapTarget, size, smallPrint, space, stacked } from '../../ui/theme/theme';

const List = styled.ul`
  max-width: ${size.measure};
  list-style: none;
`;

const Item = styled.li<{ $isDone: boolean }>`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[4]};
  padding-block: ${space[5]};
  border-block-start: 1px solid ${color.hairline};
  > svg {
    margin-block-start: 0.1em;
    color: ${({ $isDone }) => ($isDone ? color.success : color.danger)};
  }
  > div {
    ${stacked(1)}
  }
  h4 {
    font: 600 1em / 1.4 var(--font-sans);
  }
  p {
    ${smallPrint}
  }
  a {
    ${inlineTapTarget}
    align-self: start;
  }
`;

const manager = `${paths.panel}/content-manager`;

/** Where each is put right. */
const places = {
  giving: `${manager}/single-types/api::support-page.support-page`,
  contact: `${manager}/single-types/api::site-setting.site-setting`,
  team: `${paths.panel}/settings/users`,
  requests: paths.desk,
  examples: paths.panel,
  numbers: `${manager}/collection-types/api::crisis-line.crisis-line`,
} as const satisfies Record<Requirement | 'examples' | 'numbers', string>;

type StepProps = { name: keyof typeof places; isDone: boolean; text: string; children?: ReactNode };

function Step({ name, isDone, text, children }: StepProps) {
  const { t } = useLanguage();
  const Sign = isDone ? CircleCheck : CircleAlert;
  return (
    <Item $isDone={isDone}>
      <Sign aria-hidden size="1.5em" />
      <div>
        <h4>
          <span>{t(`siteOpening.${name}`)}</span>
          <VisuallyHidden>{`: ${t(isDone ? 'siteOpening.done' : 'siteOpening.open')}`}</VisuallyHidden>
        </h4>
        <p>{text}</p>
        {!isDone && <a href={places[name]}>{t(`siteOpening.${name}.place`)}</a>}
        {children}
      </div>
    </Item>
  );
}

/** What an admin reads about each requirement. */
function requirementText(t: Translate, name: Requirement, { missing, mail, isGivingOff, isDeskWatched }: Opening) {
  if (name === 'giving' && isGivingOff) return t('siteOpening.giving.off');
  if (name !== 'requests') {
    return missing.includes(name) ? t(`siteOpening.${name}.missing`) : t(`siteOpening.${name}.done`);
  }
  return mail !== 'works' && isDeskWatched ? t('siteOpening.requests.watched') : t(`siteOpening.requests.${mail}`);
}

type PanelProps = { opening: Opening; change: (change: OpeningChange) => void; isBusy: boolean };

type RequiredProps = { name: Requirement; opening: Opening; children?: ReactNode };

function Required({ name, opening, children }: RequiredProps) {
  const { t } = useLanguage();
  return (
    <Step name={name} isDone={!opening.missing.includes(name)} text={requirementText(t, name, opening)}>
      {children}
    </Step>
  );
}

type CountedProps = { name: 'examples' | 'numbers'; count: number };

function Counted({ name, count }: CountedProps) {
  const { t } = useLanguage();
  const text = count === 0 ? t(`siteOpening.${name}.none`) : t(`siteOpening.${name}.count`, { count });
  return <Step name={name} isDone={count === 0} text={text} />;
}

function Steps({ opening, change, isBusy }: PanelProps) {
  const { t } = useLanguage();
  const turn = (changed: OpeningChange) => {
    if (!isBusy) change(changed);
  };
  return (
    <>
      <Stack as="section" $gap={3} aria-labelledby="opening-required">
        <h3 id="opening-required">{t('siteOpening.required')}</h3>
        <List role="list">
          <Required name="giving" opening={opening}>
            <CheckboxField
              id="opening-giving"
              label={t('siteOpening.giving.switch')}
              checked={opening.isGivingOff}
              onChange={(isGivingOff) => turn({ isGivingOff })}
            />
          </Required>
          <Required name="contact" opening={opening} />
          <Required name="team" opening={opening} />
          <Required name="requests" opening={opening}>
            {opening.mail !== 'works' && (
              <CheckboxField
                id="opening-desk"
                label={t('siteOpening.requests.switch')}
                checked={opening.isDeskWatched}
                onChange={(isDeskWatched) => turn({ isDeskWatched })}
              />
            )}
          </Required>
        </List>
      </Stack>
      <Stack as="section" $gap={3} aria-labelledby="opening-recommended">
        <h3 id="opening-recommended">{t('siteOpening.recommended')}</h3>
        <List role="list">
          <Counted name="examples" count={opening.examples} />
          <Counted name="numbers" count={opening.numbers} />
        </List>
      </Stack>
    </>
  );
}

/** Opens and closes, each after a question. */
function Door({ opening: { isOpen, missing }, change, isBusy }: PanelProps) {
  const { t } = useLanguage();
  const act = isOpen ? 'close' : 'openIt';
  if (!isOpen && missing.length > 0) return <p>{t('siteOpening.notYet')}</p>;
  return (
    <ConfirmedButton
      key={act}
      label={t(`siteOpening.${act}`)}
      variant={isOpen ? 'quiet' : 'action'}
      question={t(`siteOpening.${act}.question`)}
      cancel={t(`siteOpening.${act}.cancel`)}
      confirm={t(`siteOpening.${act}.confirm`)}
      isBusy={isBusy}
      onConfirm={() => change({ isOpen: !isOpen })}
    />
  );
}

type OpenedProps = { opening: Opening; show: (changed?: Opening) => void };

function Changeable({ opening, show }: OpenedProps) {
  const { t } = useLanguage();
  const call = useAuthorizedCall();
  const [state, setState] = useState<'still' | 'busy' | 'saved'>('still');
  const [failure, setFailure] = useState<string>();

  async function change(body: OpeningChange): Promise<void> {
    setState('busy');
    setFailure(undefined);
    try {
      show(await call(siteOpeningSchema, siteOpeningPath, { method: 'PATCH', body }));
      setState('saved');
      // The line above every page comes and goes with the page.
      if (body.isOpen !== undefined) window.location.reload();
    } catch (error) {
      setState('still');
      if (error instanceof SessionEnded) return;
      const isRefused = error instanceof ApiError && error.status === 422;
      setFailure(isRefused ? t('siteOpening.refused') : failureCause(t, error));
      // Somebody else may have changed what is missing.
      show();
    }
  }

  const parts: PanelProps = { opening, change: (body) => void change(body), isBusy: state === 'busy' };
  return (
    <>
      <Steps {...parts} />
      {failure !== undefined && (
        <Notice tone="danger" role="alert" title={t('siteOpening.failed')}>
          <p>{failure}</p>
        </Notice>
      )}
      <VisuallyHidden role="status">{state === 'saved' && t('siteOpening.saved')}</VisuallyHidden>
      <Door {...parts} />
    </>
  );
}

/** What is missing before the site is open to the public, and the way to open and close it. */
export function SiteOpening() {
  const { t } = useLanguage();
  const call = useAuthorizedCall();
  const { data, error, isValidating, mutate } = useSWR<Opening, unknown>(
    'site-opening',
    () => call(siteOpeningSchema, siteOpeningPath),
    { revalidateOnMount: true },
  );
  if (data === undefined) {
    return error === undefined || isValidating ? (
      <>
        <VisuallyHidden role="status">{t('siteOpening.loading')}</VisuallyHidden>
        <Skeleton $height="32rem" />
      </>
    ) : (
      <div role="alert">
        <EmptyState
          title={t('siteOpening.notLoaded')}
          text={failureCause(t, error)}
          action={<Button onClick={() => void mutate()}>{t('words.retry')}</Button>}
        />
      </div>
    );
  }
  const state = data.isOpen ? 'isOpen' : 'isClosed';
  return (
    <Stack as="section" $gap={10} aria-labelledby="opening-title">
      <Stack $gap={2}>
        <h2 id="opening-title">{t(`siteOpening.${state}`)}</h2>
        <Lead>{t(`siteOpening.${state}.text`)}</Lead>
      </Stack>
      <Changeable
        opening={data}
        show={(changed) => void (changed ? mutate(changed, { revalidate: false }) : mutate())}
      />
    </Stack>
  );
}
