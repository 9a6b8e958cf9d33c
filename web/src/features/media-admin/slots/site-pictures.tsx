import styled from 'styled-components';
import { failureCause } from '../../../i18n/failure-cause';
import { englishAdminParts } from '../../../i18n/en/admin-parts';
import { spanishAdminParts } from '../../../i18n/es/admin-parts';
import { ExtraTexts, useLanguage } from '../../../i18n/language-provider';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Stack } from '../../../ui/layout';
import { Skeleton } from '../../../ui/skeleton';
import { Prose } from '../../../ui/text';
import { space } from '../../../ui/theme/theme';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { SlotCard } from './slot-card';
import { groupSlots } from './slot-groups';
import { useSlots } from './use-slots';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${space[5]};
  align-items: stretch;
  list-style: none;
`;

export function SitePictures() {
  return (
    <ExtraTexts en={englishAdminParts} es={spanishAdminParts}>
      <Slots />
    </ExtraTexts>
  );
}

function Slots() {
  const { t } = useLanguage();
  const found = useSlots();
  return (
    <Stack as="section" $gap={10} aria-labelledby="slots-title">
      <Stack $gap={2}>
        <h2 id="slots-title">{t('slots.title')}</h2>
        <Prose>{t('slots.lead')}</Prose>
      </Stack>
      <Places found={found} />
    </Stack>
  );
}

function Places({ found }: { found: ReturnType<typeof useSlots> }) {
  const { t } = useLanguage();
  if (found.status === 'loading') {
    return (
      <Cards>
        <VisuallyHidden as="li" role="status">
          {t('slots.loading')}
        </VisuallyHidden>
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <li key={card}>
            <Skeleton $height="20rem" />
          </li>
        ))}
      </Cards>
    );
  }
  if (found.status === 'failed') {
    return (
      <div role="alert">
        <EmptyState
          title={t('slots.failed')}
          text={failureCause(t, found.error)}
          action={<Button onClick={found.retry}>{t('mediaAdmin.events.retry')}</Button>}
        />
      </div>
    );
  }
  return groupSlots(found.slots).map(({ group, slots }) => (
    <Stack as="section" key={group} $gap={5} aria-labelledby={`slots-${group}`}>
      <h3 id={`slots-${group}`}>{t(`slots.group.${group}`)}</h3>
      <Cards role="list">
        {slots.map((slot) => (
          <SlotCard key={slot.key} slot={slot} calls={found.calls} onChanged={found.put} onOutdated={found.refresh} />
        ))}
      </Cards>
    </Stack>
  ));
}
