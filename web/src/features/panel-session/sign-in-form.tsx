import { useId, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { CheckboxField } from '../../ui/form/checkbox-field';
import { FormMessage } from '../../ui/form/form-message';
import { ScriptedForm } from '../../ui/form/scripted-form';
import { SubmitButton } from '../../ui/form/submit-button';
import { TextField } from '../../ui/form/text-field';
import { Stack } from '../../ui/layout';
import { useSession } from '../../lib/panel-session/session-provider';
import type { SignInFailure } from '../../lib/panel-session/sign-in-failure';

type SignInFormProps = {
  /** Prefilled when somebody signs in again. */
  email?: string | undefined;
};

/** Sign-in with an admin account. The input stays until it is accepted. */
export function SignInForm({ email: knownEmail = '' }: SignInFormProps) {
  const { t } = useLanguage();
  const { signIn } = useSession();
  const id = useId();
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [remember, setRemember] = useState(false);
  const [hasTried, setTried] = useState(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const [failed, setFailed] = useState<{ cause: SignInFailure; attempt: number }>();
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const isEmailMissing = email.trim() === '';
  const isPasswordMissing = password === '';

  async function submit() {
    setTried(true);
    if (isEmailMissing || isPasswordMissing) {
      (isEmailMissing ? emailInput : passwordInput).current?.focus();
      return;
    }
    setSubmitting(true);
    const cause = await signIn({ email: email.trim(), password, remember });
    setSubmitting(false);
    if (cause) setFailed((before) => ({ cause, attempt: (before?.attempt ?? 0) + 1 }));
  }

  return (
    <ScriptedForm onSubmit={() => !isSubmitting && void submit()}>
      <Stack $gap={6}>
        {failed && (
          <FormMessage title={t('panelSession.signIn.failed')} attempt={failed.attempt}>
            <p>{t(`panelSession.signIn.failed.${failed.cause}`)}</p>
          </FormMessage>
        )}
        <TextField
          ref={emailInput}
          id={`${id}email`}
          name="email"
          type="email"
          label={t('submission.email')}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          value={email}
          onChange={setEmail}
          error={hasTried && isEmailMissing ? t('panelSession.signIn.email.required') : undefined}
        />
        <Stack $gap={2}>
          <TextField
            ref={passwordInput}
            id={`${id}password`}
            name="password"
            type={isShown ? 'text' : 'password'}
            label={t('panelSession.signIn.password')}
            required
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            value={password}
            onChange={setPassword}
            error={hasTried && isPasswordMissing ? t('panelSession.signIn.password.required') : undefined}
          />
          <CheckboxField
            id={`${id}shown`}
            label={t('panelSession.signIn.showPassword')}
            checked={isShown}
            onChange={setShown}
          />
          <CheckboxField
            id={`${id}remember`}
            label={t('panelSession.signIn.remember')}
            help={t('panelSession.signIn.remember.help')}
            checked={remember}
            onChange={setRemember}
          />
        </Stack>
        <SubmitButton
          label={t('panelSession.signIn.send')}
          submittingLabel={t('panelSession.signIn.sending')}
          isSubmitting={isSubmitting}
        />
      </Stack>
    </ScriptedForm>
  );
}
