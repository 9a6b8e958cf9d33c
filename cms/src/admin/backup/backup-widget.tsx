import { Flex, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { BackupStatus } from '../../api/backup/contract';
import { useTexts } from '../translations/use-texts';
import { ageOf } from './age';
import { useBackupStatusQuery } from './backup-api';

function LastBackup({ succeededAt }: { succeededAt: string }) {
  const text = useTexts();
  const intl = useIntl();
  const [now] = useState(() => Date.now());
  const { value, unit } = ageOf(succeededAt, now);
  return (
    <>
      <Typography variant="delta" tag="p" textColor="neutral800">
        {text('backup.last', { age: intl.formatRelativeTime(-value, unit) })}
      </Typography>
      <Typography textColor="neutral600">
        {intl.formatDate(succeededAt, { dateStyle: 'long', timeStyle: 'short' })}
      </Typography>
    </>
  );
}

function Problem({ problem }: { problem: NonNullable<BackupStatus['problem']> }) {
  const text = useTexts();
  return (
    <Typography textColor="danger600" fontWeight="bold">
      {text(`backup.${problem}`)}
    </Typography>
  );
}

export function BackupWidget() {
  const text = useTexts();
  const { data, isError } = useBackupStatusQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isError) return <Widget.Error />;
  if (data === undefined) return <Widget.Loading />;
  const { succeededAt, problem } = data;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      {succeededAt !== null && <LastBackup succeededAt={succeededAt} />}
      {problem === null ? (
        <Typography textColor="neutral600">{text('backup.well')}</Typography>
      ) : (
        <Problem problem={problem} />
      )}
    </Flex>
  );
}
