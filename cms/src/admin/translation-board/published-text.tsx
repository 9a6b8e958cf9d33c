import { Flex, Loader, Typography } from '@strapi/design-system';
import { unstable_useDocument, unstable_useDocumentLayout } from '@strapi/strapi/admin';
import { styled } from 'styled-components';
import type { BoardEntry, BoardLanguage } from '../../contracts/translation-board';
import { isPage } from '../../site-types';
import { useTexts } from '../translations/use-texts';
import { type ShownField, shownFields } from './shown-fields';

const Text = styled(Typography)`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  line-height: 1.6;
`;

const Item = styled(Flex)`
  padding-inline-start: 1.2rem;
  border-inline-start: 2px solid ${({ theme }) => theme.colors.neutral200};
`;

function Field({ field, language }: { field: ShownField; language: BoardLanguage }) {
  const text = useTexts();
  if ('text' in field) {
    return (
      <Flex direction="column" alignItems="stretch" gap={1}>
        <Typography variant="pi" fontWeight="bold" textColor="neutral600">
          {field.label}
        </Typography>
        {field.text === '' ? (
          <Typography textColor="neutral500">{text('beside.empty')}</Typography>
        ) : (
          <Text lang={language} textColor="neutral800">
            {field.text}
          </Text>
        )}
      </Flex>
    );
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography fontWeight="bold" textColor="neutral800">
        {field.label}
      </Typography>
      {field.items.map((item, index) => (
        <Item key={`${field.name} ${String(index)}`} direction="column" alignItems="stretch" gap={2}>
          {item.map((part) => (
            <Field key={part.name} field={part} language={language} />
          ))}
        </Item>
      ))}
    </Flex>
  );
}

type Props = { entry: BoardEntry; language: BoardLanguage };

export function PublishedText({ entry: { uid, entry, languages }, language }: Props) {
  const text = useTexts();
  const { edit, isLoading: isLoadingLayout } = unstable_useDocumentLayout(uid);
  const status = languages[language].state === 'draft' ? 'draft' : 'published';
  const { document, isLoading } = unstable_useDocument({
    collectionType: isPage(uid) ? 'single-types' : 'collection-types',
    model: uid,
    ...(isPage(uid) ? {} : { documentId: entry }),
    params: { locale: language, status },
  });
  if (isLoading || isLoadingLayout) return <Loader small>{text('beside.loading')}</Loader>;
  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      {shownFields(edit.layout.flat(), edit.components, document).map((field) => (
        <Field key={field.name} field={field} language={language} />
      ))}
    </Flex>
  );
}
