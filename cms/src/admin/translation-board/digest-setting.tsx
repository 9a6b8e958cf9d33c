import { Box, Checkbox, Flex, Typography } from '@strapi/design-system';
import { useBoardTexts } from './use-board-texts';
import { useChangeDigestMutation, useTranslationDigestQuery } from './translation-board-api';

export function DigestSetting() {
  const { text } = useBoardTexts();
  const { data } = useTranslationDigestQuery(undefined);
  const [change, { isLoading, isError }] = useChangeDigestMutation();
  if (data === undefined) return null;
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" padding={6}>
      <Flex direction="column" alignItems="start" gap={2}>
        <Checkbox
          checked={data.wanted}
          disabled={isLoading}
          onCheckedChange={(wanted) => void change({ wanted: wanted === true })}
        >
          {text('board.digest')}
        </Checkbox>
        <Typography variant="pi" textColor="neutral600">
          {text(data.canBeSent ? 'board.digest-about' : 'board.digest-impossible')}
        </Typography>
        {isError ? (
          <Typography role="alert" variant="pi" textColor="danger600">
            {text('board.digest-failed')}
          </Typography>
        ) : null}
      </Flex>
    </Box>
  );
}
