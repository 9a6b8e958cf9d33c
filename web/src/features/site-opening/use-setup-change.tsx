import { builtInLocale } from '@contracts/language';
import { type SiteSetup, siteSetupPath, siteSetupSchema } from '@contracts/site-setup';
import { type ReactNode, useId, useState } from 'react';
import { failureCause } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { ApiError } from '../../lib/cms-client/api-error';
import type { JsonRequest } from '../../lib/cms-client/fetch-json';
import { SessionEnded } from '../../lib/panel-session/session';
import { useAuthorizedCall } from '../../lib/panel-session/use-authorized-call';
import { Button } from '../../ui/button';
import { FieldError } from '../../ui/form/field';
import { Cluster } from '../../ui/layout';
import { Done } from '../../ui/text';

export type StepProps = {
  setup: SiteSetup;
  show: (changed: SiteSetup) => void;
  /** The places of the site's pictures, another feature's. */
  pictures: ReactNode;
};

/** What is told afterwards: what was done, “Saved” without a text, or why it failed. */
type Outcome = string | { failure: string } | undefined;
type Work = () => Promise<Outcome>;

/** One change at a time, with what became of it. */
export function useSetupChange(show: StepProps['show']) {
  const { t, locale } = useLanguage();
  const call = useAuthorizedCall();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [news, setNews] = useState<{ failure?: string; done?: string; undo?: Work | undefined }>({});

  async function act(work: Work, undo?: Work): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setNews({});
    try {
      const told = (await work()) ?? t('siteOpening.saved');
      setNews(typeof told === 'string' ? { done: told, undo } : told);
    } catch (error) {
      if (error instanceof SessionEnded) return;
      const isRefused = error instanceof ApiError && (error.status === 400 || error.status === 422);
      setNews({ failure: isRefused ? t('setup.refused') : failureCause(t, error) });
    } finally {
      setBusy(false);
    }
  }

  return {
    ...{ isBusy, call },
    act: (work: Work, undo?: Work) => void act(work, undo),
    change: async (path: string, request: JsonRequest = {}) => {
      const address = `${siteSetupPath}/${path}?language=${builtInLocale(locale)}`;
      show(await call(siteSetupSchema, address, { method: 'PUT', ...request }));
      return undefined;
    },
    outcome: (
      <Cluster $gap={4}>
        <div role="alert">{news.failure && <FieldError id={id}>{news.failure}</FieldError>}</div>
        <div role="status">{news.done && <Done>{news.done}</Done>}</div>
        {news.undo && (
          <Button $variant="quiet" onClick={() => news.undo && void act(news.undo)}>
            {t('mediaAdmin.delete.undo')}
          </Button>
        )}
      </Cluster>
    ),
  };
}
