import { describeFailure } from '../../i18n/describe-failure';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { FormMessage } from '../../ui/form/form-message';
import { Link } from '../../ui/link';
import type { CallFailure as Failure } from './certificate-calls';

type CallFailureProps = { title: string; failure: Failure | null; attempt: number; needsLine: string };

/** Why a certificate could not be made or checked, and what to do. What is wrong with a field is said there. */
export function CallFailure({ title, failure, attempt, needsLine }: CallFailureProps) {
  if (failure === null || failure.kind === 'fields') return null;
  return (
    <FormMessage title={title} attempt={attempt}>
      <Reason failure={failure} needsLine={needsLine} />
    </FormMessage>
  );
}

function Reason({ failure, needsLine }: { failure: Exclude<Failure, { kind: 'fields' }>; needsLine: string }) {
  const { t } = useLanguage();
  if (failure.kind === 'unreachable') return <p>{needsLine}</p>;
  if (failure.kind === 'busy') return <p>{t('certificate.busy')}</p>;
  if (failure.kind !== 'modules') return <p>{describeFailure(failure, t)}</p>;
  if (failure.modules.length === 0) return <p>{t('certificate.repeat.none')}</p>;
  return (
    <>
      <p>{t('certificate.repeat')}</p>
      <ul>
        {failure.modules.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={paths.module(slug)}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
