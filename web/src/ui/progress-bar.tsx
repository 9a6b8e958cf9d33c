import styled from 'styled-components';
import { color, radius } from './theme/theme';

const Track = styled.div`
  height: 0.5rem;
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color.surfaceSunken};
`;

const Fill = styled.div`
  height: 100%;
  border-radius: inherit;
  background: ${color.accent};
  transition: width 240ms ease-out;
`;

type ProgressBarProps = {
  label: string;
  value: number;
  max: number;
  /** The value in words, for screen readers. */
  valueText: string;
};

export function ProgressBar({ label, value, max, valueText }: ProgressBarProps) {
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
    >
      <Fill style={{ width: `${(100 * value) / max}%` }} />
    </Track>
  );
}
