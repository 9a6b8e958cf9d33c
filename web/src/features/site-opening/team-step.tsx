import { builtInLocale } from '@contracts/language';
import { roleNames } from '@contracts/panel-names';
import { useState } from 'react';
import { object, string } from 'valibot';
import { useLanguage } from '../../i18n/language-provider';
import { ApiError } from '../../lib/cms-client/api-error';
import { paths } from '../../lib/paths';
import { Button, ButtonAnchor } from '../../ui/button';
import { ConfirmedButton } from '../../ui/confirmed-button';
import { SelectField } from '../../ui/form/select-field';
import { TextField } from '../../ui/form/text-field';
import { Cluster, Stack } from '../../ui/layout';
import { Remark } from '../../ui/text';
import { Rows, TapLink } from './small-steps';
import { type StepProps, useSetupChange } from './use-setup-change';

const invitedSchema = object({ data: object({ registrationToken: string() }) });

type Invitation = { name: string; email: string; link: string };

/** Roles to invite to, the most needed one first. */
const offered = ['prayer-team', 'ministry-admin', 'strapi-super-admin'] as const;

export function TeamStep({ setup, show }: StepProps) {
  const { t, locale } = useLanguage();
  const { roles, demoAccounts, account, invited: waiting } = setup;
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<(typeof offered)[number]>(offered[0]);
  const [invited, setInvited] = useState<readonly Invitation[]>([]);
  const { isBusy, act, call, change, outcome } = useSetupChange(show);
  if (roles.length === 0) return <Remark>{t('setup.team.askSuperAdmin')}</Remark>;

  async function invite() {
    const body = { firstname: name, email, roles: roles.filter(({ code }) => code === role).map(({ id }) => id) };
    try {
      const { data } = await call(invitedSchema, '/admin/users', { method: 'POST', body });
      const link = `${window.location.origin}${paths.panel}/auth/register?registrationToken=${data.registrationToken}`;
      setInvited([{ name, email, link }, ...invited]);
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) return { failure: t('setup.team.refused') };
      throw error;
    }
    setName('');
    setEmail('');
    return t('setup.team.invited');
  }

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Some browsers allow it to nobody; the link can be selected.
      return { failure: t('setup.team.notCopied') };
    }
    return t('setup.team.copied');
  }

  return (
    <Stack $gap={5}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          act(invite);
        }}
      >
        <Stack $gap={4}>
          <TextField id="setup-invite-name" label={t('setup.team.name')} required value={name} onChange={setName} />
          <TextField
            {...{ id: 'setup-invite-email', type: 'email', required: true, autoCapitalize: 'none' }}
            label={t('setup.team.email')}
            value={email}
            onChange={setEmail}
          />
          <SelectField
            id="setup-invite-role"
            label={t('setup.team.role')}
            options={offered.map((code) => ({ value: code, label: roleNames[code]?.[builtInLocale(locale)] ?? code }))}
            value={role}
            onChange={setRole}
          />
          <Button type="submit" aria-disabled={isBusy || undefined}>
            {t('setup.team.invite')}
          </Button>
        </Stack>
      </form>
      {outcome}
      {invited.map(({ name: invitee, email: to, link }) => (
        <Stack key={link} $gap={3}>
          <strong>{invitee}</strong>
          <Remark style={{ overflowWrap: 'anywhere' }}>{link}</Remark>
          <Cluster $gap={3}>
            <ButtonAnchor
              $variant="quiet"
              href={`mailto:${encodeURIComponent(to)}?${new URLSearchParams({ subject: t('setup.team.mail.subject'), body: t('setup.team.mail.text', { link }) }).toString().replaceAll('+', '%20')}`}
            >
              {t('setup.team.mail')}
            </ButtonAnchor>
            <Button $variant="quiet" onClick={() => act(() => copy(link))}>
              {t('setup.team.copy')}
            </Button>
          </Cluster>
        </Stack>
      ))}
      {waiting.length > 0 && (
        <div>
          <p>{t('setup.team.waiting')}</p>
          <Rows role="list">
            {waiting.map(({ name: invitee, email: to }) => (
              <li key={to}>{[invitee, to].filter(Boolean).join(' · ')}</li>
            ))}
          </Rows>
          <TapLink href={`${paths.panel}/settings/users`}>{t('setup.team.accounts')}</TapLink>
        </div>
      )}
      {demoAccounts > 0 &&
        (account.isDemo ? (
          <Remark>{t('setup.team.demo.own')}</Remark>
        ) : (
          <ConfirmedButton
            label={t('setup.team.demo', { count: demoAccounts })}
            question={t('setup.team.demo.question')}
            cancel={t('words.cancel')}
            confirm={t('setup.team.demo.confirm')}
            isBusy={isBusy}
            onConfirm={() => act(() => change('demo-accounts', { method: 'DELETE' }))}
          />
        ))}
    </Stack>
  );
}
