import { useLanguage } from '../../i18n/language-provider';
import { CheckboxField } from '../../ui/form/checkbox-field';
import { type StepProps, useSetupChange } from './use-setup-change';

/** Ticked at once, and stored for all languages. */
export function SwitchField({ name, setup, show }: StepProps & { name: 'isGivingOff' | 'isDeskWatched' }) {
  const { t } = useLanguage();
  const { act, change, outcome } = useSetupChange(show);
  return (
    <>
      <CheckboxField
        id={`setup-${name}`}
        label={t(`siteOpening.${name}`)}
        checked={setup.opening[name]}
        onChange={(isOn) => {
          show({ ...setup, opening: { ...setup.opening, [name]: isOn } });
          act(() =>
            change('switches', { body: { [name]: isOn } }).catch((error: unknown) => {
              show(setup);
              throw error;
            }),
          );
        }}
      />
      {outcome}
    </>
  );
}
