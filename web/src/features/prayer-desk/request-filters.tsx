import { statusesOf } from '@contracts/prayer-desk';
import { prayerTypes } from '@contracts/prayer-request';
import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { offeredLocales } from '../../i18n/offered-locales';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { FieldPair } from '../../ui/form/form-layout';
import { SelectField } from '../../ui/form/select-field';
import { Cluster, Stack } from '../../ui/layout';
import { activeFilterCount, type Filters, type Tab } from './desk-address';
import { oneOrOther } from './use-desk-words';

const none: Filters = { prayerType: undefined, language: undefined, status: undefined };

type RequestFiltersProps = {
  tab: Exclude<Tab, 'find' | 'spam'>;
  filters: Filters;
  onFilter: (filters: Filters) => void;
};

/** Collapsed by default, because the team usually prays for the next request, whichever it is. */
export function RequestFilters({ tab, filters, onFilter }: RequestFiltersProps) {
  const { t } = useLanguage();
  const id = useId();
  const chosen = activeFilterCount(filters);
  const { prayerType, language, status } = filters;
  // Whoever is quick, or has a slow phone, chooses again before the first choice is shown.
  const latest = useRef(filters);
  useEffect(() => {
    latest.current = { prayerType, language, status };
  }, [prayerType, language, status]);
  const choose = (next: Partial<Filters>) => {
    latest.current = { ...latest.current, ...next };
    onFilter(latest.current);
  };
  const [open, setOpen] = useState(chosen > 0);
  const asFilter = <T extends string>(value: T | '') => (value === '' ? undefined : value);
  return (
    <Stack $gap={3}>
      <Cluster $gap={2}>
        <Button $variant="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <SlidersHorizontal aria-hidden size="1.1em" />
          <span>
            {chosen > 0
              ? t(`prayerDesk.filtersChosen.${oneOrOther(chosen)}`, { count: chosen })
              : t('prayerDesk.filters')}
          </span>
        </Button>
        {chosen > 0 ? (
          <Button $variant="quiet" onClick={() => choose(none)}>
            {t('prayerDesk.filtersClear')}
          </Button>
        ) : null}
      </Cluster>
      <div id={id} hidden={!open}>
        <FieldPair>
          {tab === 'prayer' ? (
            <SelectField
              id={`${id}type`}
              label={t('prayerDesk.type')}
              placeholder={t('prayerDesk.any')}
              value={prayerType ?? ''}
              options={prayerTypes.map((value) => ({ value, label: t(`prayerDesk.type.${value}`) }))}
              onChange={(value) => choose({ prayerType: asFilter(value) })}
            />
          ) : null}
          <SelectField
            id={`${id}language`}
            label={t('prayerDesk.language')}
            placeholder={t('prayerDesk.any')}
            value={language ?? ''}
            options={offeredLocales().map((value) => ({ value, label: t(`prayerDesk.language.${value}`) }))}
            onChange={(value) => choose({ language: asFilter(value) })}
          />
          <SelectField
            id={`${id}status`}
            label={t('prayerDesk.status')}
            placeholder={t('prayerDesk.any')}
            value={status ?? ''}
            options={statusesOf(tab).map((value) => ({ value, label: t(`prayerDesk.status.${value}`) }))}
            onChange={(value) => choose({ status: asFilter(value) })}
          />
        </FieldPair>
      </div>
    </Stack>
  );
}
