import styled from 'styled-components';
import { Line } from '../../features/training/module-lists';
import { useLanguage } from '../../i18n/language-provider';
import { Stack } from '../../ui/layout';
import { media, size, space } from '../../ui/theme/theme';

const Tips = styled.ul`
  display: grid;
  gap: ${space[3]};
  max-width: ${size.measure};
  padding-inline-start: ${space[5]};
  ${media.print} {
    gap: 0.15rem;
    max-width: none;
  }
`;

export function StudyTips() {
  const { t } = useLanguage();
  const tips = [
    t('plan.tip.hour'),
    t('plan.tip.pray'),
    t('plan.tip.together'),
    t('plan.tip.practice'),
    t('plan.tip.late'),
  ];
  return (
    <Stack as="section" $gap={4} aria-labelledby="plan-tips">
      <h2 id="plan-tips">{t('plan.tips')}</h2>
      <Tips>
        {tips.map((tip) => (
          <li key={tip}>
            <Line text={tip} />
          </li>
        ))}
      </Tips>
    </Stack>
  );
}
