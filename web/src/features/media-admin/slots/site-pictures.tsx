import { type PictureSlot, type SlotPlace, slotGroups } from '@contracts/picture-slot';
import styled from 'styled-components';
import useSWR from 'swr';
import { failureCause } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/language-provider';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Stack } from '../../../ui/layout';
import { Skeleton } from '../../../ui/skeleton';
import { Prose, VisuallyHidden } from '../../../ui/text';
import { space } from '../../../ui/theme/theme';
import { SlotCard } from './slot-card';
import { useSlotCalls } from './use-slot-changes';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${space[5]};
  align-items: stretch;
  list-style: none;
`;

export function SitePictures() {
  const { t } = useLanguage();
  return (
    <Stack as="section" $gap={10} aria-labelledby="slots-title">
      <Stack $gap={2}>
        <h2 id="slots-title">{t('slots.title')}</h2>
        <Prose>{t('slots.lead')}</Prose>
      </Stack>
      <Places />
    </Stack>
  );
}

/** What the places show now, or some of them; several people may change them, so they are read at each visit. */
export function Places({ only }: { only?: readonly SlotPlace[] }) {
  const { t } = useLanguage();
  const calls = useSlotCalls();
  const { data, error, isValidating, mutate } = useSWR<readonly PictureSlot[], unknown>('picture-slots', calls.load, {
    revalidateOnMount: true,
  });
  if (data === undefined) {
    return error === undefined || isValidating ? (
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
    ) : (
      <div role="alert">
        <EmptyState
          title={t('slots.failed')}
          text={failureCause(t, error)}
          action={<Button onClick={() => void mutate()}>{t('words.retry')}</Button>}
        />
      </div>
    );
  }
  const show = (changed: readonly PictureSlot[]) => {
    const now = data.map((slot) => changed.find(({ key }) => key === slot.key) ?? slot);
    void mutate(now, { revalidate: false });
  };
  return slotGroups.map(({ group, places }) => {
    const slots = data.filter(
      ({ place }) => places.some((one) => one === place) && (only === undefined || only.includes(place)),
    );
    return slots.length === 0 ? null : (
      <Stack as="section" key={group} $gap={5} aria-labelledby={`slots-${group}`}>
        <h3 id={`slots-${group}`}>{t(`slots.group.${group}`)}</h3>
        <Cards role="list">
          {slots.map((slot) => (
            <SlotCard key={slot.key} slot={slot} calls={calls} onChanged={show} onOutdated={() => void mutate()} />
          ))}
        </Cards>
      </Stack>
    );
  });
}
