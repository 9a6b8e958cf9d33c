import { useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { palette } from '../../ui/theme/palette';

type Particle = { sizePx: number; leftPercent: number; delaySeconds: number };

const particleCount = 35;
const smallestPx = 3;
const largestPx = 9;
const longestDelaySeconds = 15;

/** `random` returns a number from 0 up to 1. Call in the browser: all visitors share the server's page. */
export function scatterParticles(random: () => number): readonly Particle[] {
  return Array.from({ length: particleCount }, () => ({
    sizePx: smallestPx + random() * (largestPx - smallestPx),
    leftPercent: random() * 100,
    delaySeconds: random() * longestDelaySeconds,
  }));
}

const rise = keyframes`
  0% { opacity: 0; transform: none; }
  12% { opacity: 0.5; }
  70% { opacity: 0.35; }
  100% { opacity: 0; transform: translate3d(1.5rem, calc(-92 * var(--screen)), 0); }
`;

const Layer = styled.div`
  position: absolute;
  z-index: 2;
  inset: 0;
  overflow: hidden;
  pointer-events: none;
  span {
    position: absolute;
    top: 100%;
    border-radius: 50%;
    background: radial-gradient(${palette.gold}, ${palette.dawnGlowClear} 70%);
    opacity: 0;
    animation: ${rise} 22s linear infinite;
  }
  span:nth-child(3n) {
    animation-duration: 31s;
  }
  &[data-moving='false'] span {
    animation-play-state: paused;
  }
`;

/** Floating dust. Positions are random, so it is rendered in the browser only. */
export function ParticlesLayer({ isMoving }: { isMoving: boolean }) {
  const [particles] = useState(() => scatterParticles(Math.random));
  return (
    <Layer data-moving={isMoving} aria-hidden>
      {particles.map(({ sizePx, leftPercent, delaySeconds }, index) => (
        <span
          key={index}
          style={{ width: sizePx, height: sizePx, left: `${leftPercent}%`, animationDelay: `${delaySeconds}s` }}
        />
      ))}
    </Layer>
  );
}
