import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { utcDay } from '@contracts/day';
import { paces, type Pace } from '../../features/training/study/study-plan';
import { useLanguage } from '../../i18n/language-provider';
import { takeOverControl } from '../../lib/hydration/server-controls';
import { preserveScroll } from '../../lib/use-open-in-address';
import { controlStyle } from '../../ui/form/control-style';
import { controlProps, Field } from '../../ui/form/field';
import { FieldPair, FormSheet } from '../../ui/form/form-layout';
import { Select } from '../../ui/select';
import { Small } from '../../ui/text';
import { notPrinted, space } from '../../ui/theme/theme';

const Sheet = styled(FormSheet)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  ${notPrinted}
`;

const Day = styled.input`
  ${controlStyle}
`;

/** First day and pace, which stand in the address: a plan can be shared. */
export function PlanForm({ pace, start }: { pace: Pace; start: Date | null }) {
  const { t } = useLanguage();
  const [, setSearch] = useSearchParams();
  const choose = (name: 'start' | 'pace', value: string) => {
    // The router's own is that of the last render, and both may change within one.
    const next = new URLSearchParams(window.location.search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true, state: preserveScroll });
  };
  const startField = { id: 'plan-start', label: t('plan.start'), help: t('plan.start.help') };
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
        <Field {...startField}>
          <Day
            {...controlProps(startField)}
            type="date"
            ref={dayControl}
            value={day}
            onChange={({ target }) => choose('start', target.value)}
          />
        </Field>
        <Field id="plan-pace" label={t('plan.pace')}>
          <Select id="plan-pace" ref={paceControl} value={pace} onChange={({ target }) => choose('pace', target.value)}>
            {paces.map((one) => (
              <option key={one} value={one}>
                {t(`plan.pace.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
      </FieldPair>
      <noscript>
        <Small>{t('plan.noScript')}</Small>
      </noscript>
    </Sheet>
  );
}
