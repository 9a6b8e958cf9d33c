import { Flex, Loader } from '@strapi/design-system';
import { useTexts } from '../translations/use-texts';
import { failureOf } from './call-failure';
import { FailureNotice } from './failure-notice';

/** Shown while something is loading or after loading failed. */
export function LoadState({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const text = useTexts();
  if (error === undefined) {
    return (
      <Flex justifyContent="center" padding={8}>
        <Loader>{text('desk.loading')}</Loader>
      </Flex>
    );
  }
  const { cause } = failureOf(error);
  return <FailureNotice cause={cause === 'conflict' ? 'failed' : cause} during="reading" onAgain={onAgain} />;
}
