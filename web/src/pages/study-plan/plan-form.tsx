import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { utcDay } from '@contracts/day';
import { paces, type Pace } from '../../features/training/study/study-plan';
import { useLanguage } from '../../i18n/language-provider';
import { takeOverControl } from '../../lib/hydration/server-controls';
import { preserveScroll } from '../../lib/use-open-in-address';
import { controlStyle } from '../../ui/form/control-style';
import { FieldPair, FormSheet } from '../../ui/form/form-layout';
import { Stack } from '../../ui/layout';
import { Select } from '../../ui/select';
import { Small } from '../../ui/text';
import { media, space } from '../../ui/theme/theme';

const Sheet = styled(FormSheet)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  label {
    font-weight: 600;
  }
  ${media.print} {
    display: none;
  }
`;

const Day = styled.input`
  ${controlStyle}
`;

type PlanFormProps = { pace: Pace; start: Date | null };

/** First day and pace, which stand in the address: a plan can be shared. */
export function PlanForm({ pace, start }: PlanFormProps) {
  const { t } = useLanguage();
  const [, setSearch] = useSearchParams();
  const choose = (name: 'start' | 'pace', value: string) => {
    // The router's own is that of the last render, and both may change within one.
    const next = new URLSearchParams(window.location.search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true, state: preserveScroll });
  };
  const day = start ? utcDay(start) : '';
  const dayControl = useRef<HTMLInputElement>(null);
  const paceControl = useRef<HTMLSelectElement>(null);
  // Includes what was chosen before hydration.
  useLayoutEffect(() => {
    const chosenDay = dayControl.current ? takeOverControl(dayControl.current).value : day;
    const chosenPace = paceControl.current ? takeOverControl(paceControl.current).value : pace;
    if (chosenDay !== day) choose('start', chosenDay);
    if (chosenPace !== pace) choose('pace', chosenPace);
  });
  return (
    <Sheet as="section" aria-labelledby="plan-choose">
      <h2 id="plan-choose">{t('plan.choose')}</h2>
      <FieldPair>
        <Stack $gap={2}>
          <label htmlFor="plan-start">{t('plan.start')}</label>
          <Day
            id="plan-start"
            type="date"
            aria-describedby="plan-start-help"
            ref={dayControl}
            value={day}
            onChange={({ target }) => choose('start', target.value)}
          />
          <Small id="plan-start-help">{t('plan.start.help')}</Small>
        </Stack>
        <Stack $gap={2}>
          <label htmlFor="plan-pace">{t('plan.pace')}</label>
          <Select id="plan-pace" ref={paceControl} value={pace} onChange={({ target }) => choose('pace', target.value)}>
            {paces.map((one) => (
              <option key={one} value={one}>
                {t(`plan.pace.${one}`)}
              </option>
            ))}
          </Select>
        </Stack>
      </FieldPair>
      <noscript>
        <Small>{t('plan.noScript')}</Small>
      </noscript>
    </Sheet>
  );
}
