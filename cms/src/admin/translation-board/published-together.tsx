import { otherLanguage } from '../../api/language/contract';
import { Button, Dialog, Flex, Typography } from '@strapi/design-system';
import { useNavigate, useParams } from 'react-router-dom';
import { useTexts } from '../translations/use-texts';
import { boardPath, boardSearch } from './board-address';
import { useEditedLanguage } from '../edited-language';
import { useMayTranslate, useTranslationBoardQuery } from './translation-board-api';
import { useNewlyBehind } from './use-newly-behind';

const most = 100;

/** In a list: one summary after several entries were published together. */
export function PublishedTogether() {
  const text = useTexts();
  const navigate = useNavigate();
  const { slug = '' } = useParams();
  const language = otherLanguage(useEditedLanguage());
  const mayTranslate = useMayTranslate();
  const { currentData, isFetching } = useTranslationBoardQuery(
    { type: slug, language, state: 'behind', size: most },
    { skip: !mayTranslate || slug === '', refetchOnMountOrArgChange: true },
  );
  const { entries, forget } = useNewlyBehind(isFetching ? undefined : currentData, language);
  return (
    <Dialog.Root
      open={entries.length > 0}
      onOpenChange={(open) => {
        if (!open) forget();
      }}
    >
      <Dialog.Content>
        <Dialog.Header>{text(`ask.many.${language}`, { count: entries.length })}</Dialog.Header>
        <Dialog.Body>
          <Typography textAlign="center">{text('ask.many-about')}</Typography>
        </Dialog.Body>
        <Dialog.Footer>
          <Flex direction="column" alignItems="stretch" gap={2} width="100%">
            <Button
              size="L"
              fullWidth
              onClick={() => navigate(`/${boardPath}${boardSearch({ type: slug, language, state: 'behind' })}`)}
            >
              {text('board.open')}
            </Button>
            <Button size="L" fullWidth variant="ghost" onClick={forget}>
              {text('ask.later')}
            </Button>
          </Flex>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
