import { Flex, Typography } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { type ReferringEntry, trashDays } from '../../contracts/trash';
import { isPanelLanguage, useTexts } from '../translations/use-texts';
import type { DocumentAction } from '../content-manager';
import { panelApi } from '../panel-api';

const shownAtMost = 10;
const entrySchema = v.looseObject({ documentId: v.string(), locale: v.nullish(v.string()) });

type NoticeProps = {
  uid: string;
  entryId: string;
  language: string | null;
  onUsed: (isUsed: boolean) => void;
};

function UsedBy({ references }: { references: readonly ReferringEntry[] }) {
  const text = useTexts();
  const rest = references.length - shownAtMost;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography>{text('delete.used')}</Typography>
      <ul>
        {references.slice(0, shownAtMost).map(({ documentId, language, title }) => (
          <Typography key={`${documentId} ${language ?? ''}`} tag="li" fontWeight="bold">
            {title ?? text('trash.untitled')}
            {isPanelLanguage(language) ? ` (${text(`language.${language}`)})` : ''}
          </Typography>
        ))}
      </ul>
      {rest > 0 ? <Typography>{text('delete.more', { count: rest })}</Typography> : null}
      <Typography>{text('delete.used-how')}</Typography>
    </Flex>
  );
}

function DeleteNotice({ uid, entryId, language, onUsed }: NoticeProps) {
  const text = useTexts();
  const { data, isError } = panelApi.useReferencesQuery(
    { uid, entryId, language },
    { refetchOnMountOrArgChange: true },
  );
  // The server does the same: media without translations stay with the language that is left.
  const lost = data?.references.filter((reference) => language === null || reference.language !== null);
  const isUsed = lost !== undefined && lost.length > 0;
  useEffect(() => onUsed(isUsed), [isUsed, onUsed]);
  if (isError) return <Typography>{text('delete.failed')}</Typography>;
  if (lost === undefined) return <Typography>{text('delete.loading')}</Typography>;
  if (isUsed) return <UsedBy references={lost} />;
  const about = language === null ? 'delete.about' : 'delete.about-language';
  return <Typography>{text(about, { days: trashDays })}</Typography>;
}

/** Offers no deletion of a page, and says for other entries what happens and what prevents it. */
export function safeDeletion(action: DocumentAction): DocumentAction {
  return function SafeDeletion(props) {
    const text = useTexts();
    const [isUsed, setIsUsed] = useState(false);
    const described = action(props);
    if (described === null || props.collectionType === 'single-types') return null;
    const entry = v.safeParse(entrySchema, props.document);
    if (!entry.success || described.dialog === undefined) return described;
    const { documentId, locale } = entry.output;
    const language = action.type === 'delete' ? null : (locale ?? null);
    const { onConfirm } = described.dialog;
    return {
      ...described,
      dialog: {
        ...described.dialog,
        title: text(isUsed ? 'delete.not-yet' : 'delete.title'),
        content: <DeleteNotice uid={props.model} entryId={documentId} language={language} onUsed={setIsUsed} />,
        confirmLabel: text(isUsed ? 'delete.close' : 'delete.confirm'),
        onConfirm: isUsed ? () => undefined : (onConfirm ?? (() => undefined)),
      },
    };
  };
}
