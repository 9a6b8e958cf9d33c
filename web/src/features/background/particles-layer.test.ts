import { describe, expect, it } from 'vitest';
import { scatterParticles } from './particles-layer';

describe('particles', () => {
  it('are 35, each with a position, a size and a beginning of its own', () => {
    let turn = 0;
    const particles = scatterParticles(() => ((turn += 1) % 97) / 97);
    expect(particles).toHaveLength(35);
    expect(new Set(particles.map(({ leftPercent }) => leftPercent)).size).toBe(35);
  });

  it('are 3 to 9 px wide, anywhere between the edges, and begin within 15 s', () => {
    const [smallest] = scatterParticles(() => 0);
    expect(smallest).toEqual({ sizePx: 3, leftPercent: 0, delaySeconds: 0 });
    const [largest] = scatterParticles(() => 1);
    expect(largest).toEqual({ sizePx: 9, leftPercent: 100, delaySeconds: 15 });
  });
});
