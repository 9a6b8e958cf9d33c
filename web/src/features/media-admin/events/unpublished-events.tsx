import type { EventDraft } from '@contracts/event-draft';
import { ownLanguageFirst } from '@contracts/language';
import { ChevronRight } from 'lucide-react';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/language-provider';
import { adminPaths } from '../admin-paths';
import { fromList } from '../../../ui/back-link';
import { Stack } from '../../../ui/layout';
import { Small } from '../../../ui/text';
import { Choice, ChoiceList } from './choice';

export function UnpublishedEvents({ drafts }: { drafts: readonly EventDraft[] }) {
  const { locale: own, t } = useLanguage();
  if (drafts.length === 0) return null;
  return (
    <Stack $gap={2}>
      <Small as="h3" id="admin-unpublished">
        {t('mediaAdmin.events.unpublished')}
      </Small>
      <ChoiceList aria-labelledby="admin-unpublished">
        {drafts.map(({ id, date, texts }) => {
          const named = ownLanguageFirst(own).find((locale) => texts[locale].title !== '');
          return (
            <li key={id}>
              <Choice to={adminPaths.editEvent(id)} state={fromList} data-unpublished>
                <strong lang={named === own ? undefined : named}>
                  {named ? texts[named].title : t('mediaAdmin.events.untitled')}
                </strong>
                {date !== null && <small>{formatDate(own, date)}</small>}
                <ChevronRight aria-hidden size="1.25em" />
              </Choice>
            </li>
          );
        })}
      </ChoiceList>
    </Stack>
  );
}
